import catalogue from 'virtual:catalogue';
import checked from 'virtual:checked';
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entryOf } from '#src/catalogue/catalogue.ts';
import { MOST_RELATED } from '#src/engine/utilities.ts';
import { facts } from '#src/rules/all.ts';
import { LiveCalculator } from '#src/shell/home/live.tsx';
import { openPage } from '#src/shell/routing/router.ts';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';
import { list, madeUp } from '../made-up.ts';
import { toolOf, tools } from '../tools.ts';
import { settings } from './browser.ts';
import { heading, main, open, renderHub } from './hub.tsx';
import { Around, fireEvent, loaded, output, screen, stopAt, type, type Visitor, waitFor, within } from './page.tsx';

const strip = () => main().queryByRole('region', { name: 'Recent and starred' });
const stripTexts = () =>
  within(strip() ?? document.body)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    // the last one leads to what is kept on the device
    .slice(0, -1);
const stored = () => localStorage.getItem('hisaab / calculations');
const toLanding = async (visitor: Visitor) => {
  await visitor.click(within(screen.getByRole('complementary')).getByRole('link', { name: /home page/ }));
  await waitFor(() => expect(heading()).toBe('Know your numbers before you decide'));
  await loaded();
};

describe('a link under the results', () => {
  it('goes on in another tool with the figures typed here, and is gone while there are none', async () => {
    const visitor = await renderHub('swp');
    const link = () => main().queryByRole('link', { name: /If (I start at 60 and )?markets/ });
    const box = document.querySelector<HTMLInputElement>('[name="corpus"]') as HTMLInputElement;
    await waitFor(() => expect(link()?.getAttribute('href')).toMatch(/calculator\/#\?corpus=5000000&spending=30000&/));
    await type(visitor, box, '4000000');
    await waitFor(() => expect(link()?.getAttribute('href')).toContain('corpus=4000000&'));
    await visitor.click(link() as HTMLElement);
    await waitFor(() => expect(heading()).toBe('Will My Money Last Calculator'));
    await loaded();
    const there = (name: string) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value;
    await waitFor(() =>
      expect([there('corpus'), there('spending'), there('untilAge')]).toEqual(['40,00,000', '30,000', '80']),
    );
    openPage('retirement_corpus?monthlyExpenses=0');
    await waitFor(() => expect(heading()).toBe('Retirement Corpus Estimator'));
    await loaded();
    expect(main().queryByRole('link', { name: /in bad markets/ })).toBe(null);
  });
});

it('a note comes with a page that is open already, too', async () => {
  await renderHub();
  await open('home_loan?loanAmount=7500000', 'Home Loan Calculator');
  openPage('home_loan?loanAmount=7500000', '“Gold” is not used.');
  await waitFor(() => expect(main().queryByText('“Gold” is not used.')).not.toBe(null));
});

describe('recent and starred tools', () => {
  it('are shown on the landing page with where the last one was left, and can be cleared', async () => {
    const visitor = await renderHub();
    expect(strip()).toBe(null);
    await open('ppf', 'PPF Calculator');
    await open('home_loan?loanAmount=7500000', 'Home Loan Calculator');
    // what reads the link may load after the form: ₹50 lakh at 8.5% for 20 years is 43,391.16 a month, and this half as much again
    await waitFor(() => expect(output('emi')).toBe('₹65,087'));
    await toLanding(visitor);
    await waitFor(() =>
      expect(stripTexts()).toEqual(['Continue: Home Loan Calculator, ₹75 lakh, 8.5%, 20 years', 'PPF Calculator']),
    );
    await visitor.click(screen.getByRole('link', { name: 'Continue: Home Loan Calculator, ₹75 lakh, 8.5%, 20 years' }));
    await waitFor(() => expect(heading()).toBe('Home Loan Calculator'));
    expect(location.hash).toBe('#home_loan?loanAmount=7500000');
    await toLanding(visitor);
    await waitFor(() => expect(strip()).not.toBe(null));
    await visitor.click(main().getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(strip()).toBe(null));
    expect(stored()).toBe(null);
  });

  it('keep what was typed when the tool is opened from the menu, which offers to continue with it', async () => {
    const visitor = await renderHub('home_loan');
    const amount = () => document.querySelector<HTMLInputElement>('[name="loanAmount"]') as HTMLInputElement;
    const back = async (text: string) => {
      await toLanding(visitor);
      await waitFor(() => expect(stripTexts()[0]).toBe(text));
    };
    const fromMenu = async () => {
      const menu = within(screen.getByRole('complementary'));
      await visitor.click(menu.getAllByRole('link', { name: 'Home Loan Calculator' }).at(-1) as HTMLElement);
      await waitFor(() => expect(document.querySelector('main form')).not.toBe(null));
      await loaded();
    };
    const offer = () => main().queryByRole('link', { name: /^Continue/ });
    /** A press anywhere writes at once what was typed. */
    const written = (settings: string) => {
      fireEvent.click(document.body);
      return waitFor(() => expect(location.hash).toBe(`#home_loan${settings}`));
    };
    await type(visitor, amount(), '7500000');
    await written('?loanAmount=7500000');
    expect(offer()).toBe(null);
    await back('Continue: Home Loan Calculator, ₹75 lakh, 8.5%, 20 years');
    await fromMenu();
    expect(amount().value).toBe('50,00,000');
    expect(offer()?.textContent?.trim()).toBe('Continue with ₹75 lakh, 8.5%, 20 years (today)');
    // other figures take no place of the earlier ones
    await type(visitor, amount(), '6000000');
    await written('?loanAmount=6000000');
    expect(offer()?.textContent?.trim()).toBe('Continue with ₹75 lakh, 8.5%, 20 years (today)');
    await visitor.click(offer() as HTMLElement);
    await waitFor(() => expect(amount().value).toBe('75,00,000'));
    expect(offer()).toBe(null);
    // going on from them changes them
    await type(visitor, amount(), '8000000');
    await written('?loanAmount=8000000');
    const left = () =>
      JSON.parse(stored() ?? '').value.list.flatMap(({ scenario }: { scenario: string }) => scenario || []);
    expect(left()).toEqual(['loanAmount=8000000', 'loanAmount=6000000']);
    // a search may open the tool that is open already
    openPage('home_loan');
    await waitFor(() => expect(amount().value).toBe('50,00,000'));
    expect(offer()?.textContent?.trim()).toBe('Continue with ₹80 lakh, 8.5%, 20 years (today)');
  });

  it('keep a star until it is taken away, and stand in the menu', async () => {
    const visitor = await renderHub('cagr');
    const star = main().getByRole('button', { name: 'Star this calculator' });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await visitor.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    await open('hra', 'HRA Calculator');
    const list = () => document.querySelector('aside ul[aria-label="Recent and starred"]')?.textContent;
    await waitFor(() => expect(list()).toBe('CAGR Calculator'));
    await open('cagr', 'CAGR Calculator');
    expect(list()).toBe('HRA Calculator');
    const pressed = main().getByRole('button', { name: 'Star this calculator' });
    await visitor.click(pressed);
    expect(JSON.parse(stored() ?? '').value.starred).toEqual([]);
  });

  it('can be switched off, which forgets them, and on again', async () => {
    const visitor = await renderHub();
    await open('ppf', 'PPF Calculator');
    await toLanding(visitor);
    await waitFor(() => expect(strip()).not.toBe(null));
    const remember = () => main().getByRole<HTMLInputElement>('checkbox', { name: /Remember the calculators I open/ });
    expect(remember().checked).toBe(true);
    await visitor.click(main().getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(strip()).toBe(null));
    expect(remember().checked).toBe(false);
    await open('hra', 'HRA Calculator');
    await toLanding(visitor);
    expect(strip()).toBe(null);
    expect(stored()).not.toContain('hra');
    await visitor.click(remember());
    await open('hra', 'HRA Calculator');
    await toLanding(visitor);
    await waitFor(() => expect(stripTexts()).toEqual(['Continue: HRA Calculator']));
    // a star is no memory of what was opened, so it stays when there is nothing left to turn off
    await open('hra', 'HRA Calculator');
    await visitor.click(main().getByRole('button', { name: 'Star this calculator' }));
    await toLanding(visitor);
    await visitor.click(main().getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(main().queryByRole('button', { name: 'Turn off' })).toBe(null));
    expect(strip()).not.toBe(null);
  });

  it('stand beside My figures, which the menu marks while it is open', async () => {
    await renderHub();
    const marked = () => document.querySelector('aside [aria-current=page]')?.textContent;
    await open('my-figures', 'My figures');
    await waitFor(() => expect(marked()).toBe('My figures'));
    await open('hra', 'HRA Calculator');
    await waitFor(() => expect(marked()).toBe('HRA Calculator'));
  });
});

describe('the share button', () => {
  /** This browser with other abilities. */
  const withNavigator = (abilities: object) =>
    vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(abilities)));
  const share = () => screen.getByRole('button', { name: 'Share this page' });

  it('opens the device’s own sheet with the address of the tool’s own page, or copies it and says so', async () => {
    const ownPage = new URL('/savings/ppf-calculator/', location.href).href;
    const visitor = await renderHub('ppf');
    const sheet = vi.fn(async (_: ShareData) => {});
    withNavigator({ share: sheet });
    await visitor.click(share());
    await waitFor(() => expect(sheet).toHaveBeenCalledOnce());
    expect(sheet.mock.calls[0]?.[0]).toEqual({ title: 'PPF Calculator | Hisaab', url: ownPage });
    expect(screen.queryByText('Link copied')).toBe(null);

    const writeText = vi.fn(async (_: string) => {});
    withNavigator({ share: undefined, clipboard: { writeText } });
    fireEvent.click(share());
    await screen.findByText('Link copied');
    expect(writeText).toHaveBeenCalledWith(ownPage);
  });

  it('says what to do where nothing can be copied', async () => {
    await renderHub('ppf');
    const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    withNavigator({ share: undefined, clipboard: { writeText } });
    fireEvent.click(share());
    await screen.findByText(/could not be copied/);
  });
});

describe('a tool’s page', () => {
  it('says the way to it, and all related tools that it names', async () => {
    const { id, tool } = tools.find(({ tool }) => tool.related.length === MOST_RELATED) ?? {};
    const group = catalogue.groups.find((each) => each.tools.some((entry) => entry.id === id));
    await renderHub(id);
    const crumbs = within(main().getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', group?.title]);
    const related = within(await main().findByRole('region', { name: 'Related calculators' }));
    const titles = related.getAllByRole('link').map(({ textContent }) => textContent);
    expect(titles).toEqual(tool?.related.map((name) => entryOf(catalogue, name)?.title));
  });
});

it('all that a page says of itself in the head is replaced with the page, and nothing is left of the last one', async () => {
  const visitor = await renderHub('emi_calculator');
  const all = (selector: string, name: string) =>
    [...document.head.querySelectorAll(selector)].map((each) => each.getAttribute(name) ?? each.textContent);
  const says = (title: string, description: string, path: string, ...types: string[]) => {
    expect(document.title).toBe(title);
    expect(all('meta[name="description"]', 'content')).toEqual([description]);
    expect(all('link[rel="canonical"]', 'href')).toEqual([`${site.url}${path}/`]);
    const data = all('script[type="application/ld+json"]', 'src').map((text) => JSON.parse(text));
    expect(data.map((item) => item['@type'])).toEqual(types);
  };
  const saysOf = (id: string) => {
    const { title, metaDescription, path } = toolOf(id).meta;
    says(`${title} | Hisaab`, metaDescription, path, 'BreadcrumbList', 'HowTo', 'FAQPage');
  };
  saysOf('emi_calculator');
  await toLanding(visitor);
  says(`Hisaab: ${site.tagline}`, words.landing.description, '', 'WebSite');
  await open('ppf', 'PPF Calculator');
  saysOf('ppf');
});

it.each([
  ['large', true, catalogue.groups.length],
  ['small', false, 1],
])('on a %s screen the landing page opens its sections, or on a small one the first', async (_size, wide, open) => {
  settings.wide(wide);
  const visitor = await renderHub();
  const sections = [...document.querySelectorAll<HTMLDetailsElement>('main details[data-group]')];
  expect(sections.map((section) => section.querySelector('h3')?.textContent)).toEqual(
    catalogue.groups.map(({ title }) => title),
  );
  expect(sections.map((section) => section.open)).toEqual(catalogue.groups.map((_, at) => at < open));
  // a visitor opens and closes them
  const last = sections.at(-1);
  await visitor.click(last?.querySelector('summary') as HTMLElement);
  expect(last?.open).toBe(!wide);
});

it('the landing page leads to the first tool of the first group with Explore Tools', async () => {
  const visitor = await renderHub();
  await visitor.click(main().getByRole('link', { name: 'Explore Tools' }));
  await waitFor(() => expect(heading()).toBe('EMI Calculator'));
  expect(location.hash).toBe('#emi_calculator');
});

it('the landing page’s calculator works out what its sliders say', async () => {
  settings.wide(true);
  await renderHub();
  const card = within(await main().findByRole('tabpanel', { name: 'Loan' }));
  expect(card.getAllByRole('slider')).toHaveLength(3);
  // 8,678 a month for ₹10 lakh at 8.5% over 20 years: the product's golden case
  expect(card.getByText('₹8,678')).not.toBe(null);
  const [amount] = card.getAllByRole('slider');
  if (!amount) throw new Error('no slider');
  fireEvent.change(amount, { target: { value: stopAt([100_000, 20_000_000, 10_000], 2_000_000) } });
  // twice the loan, twice the unrounded 8,678.23
  expect(card.getByText('₹17,356')).not.toBe(null);
  expect(card.getByRole('link').getAttribute('href')).toContain('loanAmount=2000000');
});

it('the tool on the landing page has a slider for each number with bounds, and none for a list', () => {
  const tool = madeUp({
    inputs: {
      parts: list('Part', { size: { kind: 'number', label: 'Size', default: 1 } }, { min: 1, default: [{}] }),
      rate: { kind: 'percent', label: 'Rate', default: 8, usual: [5, 20], step: 1 },
      term: { kind: 'years', label: 'Term', default: 5 },
    },
    outputs: { total: { kind: 'number', label: 'Total' } },
    compute: ({ rate }) => ({ total: rate }),
  });
  const entry = { id: 'a_tool', path: '/other/a-tool', title: 'A tool', icon: 'house', ready: true };
  render(<LiveCalculator entry={entry} tool={tool} />, { wrapper: Around });
  expect(screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))).toEqual(['Rate']);
});

it('the page on checks says what was counted, and opens every rule and rate: its value, since when, its source, and when it was confirmed', async () => {
  const visitor = await renderHub();
  await visitor.click(main().getByRole('link', { name: 'How we check' }));
  await waitFor(() => expect(heading()).toBe('How we check our figures'));
  await main().findByText(new RegExp(`has worked out ${checked.figures.toLocaleString('en-IN')} of our results`));
  expect(document.title).toBe('How we check our figures | Hisaab');
  await visitor.click(main().getByText(/^All \d+ rules and rates$/));
  const ppf = (await main().findByText(/^PPF interest rate/)).closest('li');
  expect(ppf?.textContent).toMatch(
    /7\.1%.*Since 1 April 2020\. Ministry of Finance, small savings interest rates\..*Confirmed: July–September 2026/,
  );
  expect(ppf?.querySelector('a')?.getAttribute('href')).toBe('https://www.nsiindia.gov.in/');
  for (const [label, value] of [
    ['PPF lock-in', '15 years'],
    ['First year for a loan against PPF', 'year 3'],
    ['Term of the monthly income scheme', '60 months'],
    ['Gratuity: days of pay for a year of service', '15 days'],
    ['Minimum yearly PPF deposit', '₹500'],
    ['APY: minimum age for joining', '18 years'],
  ] as const)
    expect(
      main()
        .getByText(new RegExp(`^${label}:`))
        .querySelector('b')?.textContent,
    ).toBe(value);
  expect(ppf?.parentElement?.children).toHaveLength(Object.keys(facts).length);
});

it('the contents beside a text bring a heading into sight without leaving the page’s address', async () => {
  const visitor = await renderHub('emi_calculator');
  const contents = within(await main().findByRole('navigation', { name: 'On this page', hidden: true }));
  const address = location.href;
  await visitor.click(contents.getByRole('button', { name: 'What it leaves out', hidden: true }));
  expect(document.activeElement?.textContent).toBe('What it leaves out');
  expect(document.activeElement?.tagName).toBe('H3');
  expect(location.href).toBe(address);
});
