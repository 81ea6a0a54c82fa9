import catalogue from 'virtual:catalogue';
import { expect, it } from 'vitest';
import { heading, main, renderHub } from './hub.tsx';
import { output, screen, type, waitFor, within } from './page.tsx';

const sidebar = () => within(screen.getByRole('complementary'));
const searchIn = (part: ReturnType<typeof within>) =>
  part.getByRole('searchbox', { name: 'Search calculators' }) as HTMLInputElement;
/** What lists show before a group is opened: the first tools of each. */
const titles = catalogue.groups.flatMap(({ tools }) => tools.map(({ title }) => title));
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const links = (selector: string) => texts(`${selector} a`);

it('the search shows the likeliest first, says how many, and shows all again when the box is empty', async () => {
  const visitor = await renderHub();
  await visitor.type(searchIn(main()), 'ppf');
  await waitFor(() => expect(links('#found')).toEqual(['PPF Calculator', 'Where to Save: PPF, EPF, NPS, ELSS or FD']));
  expect(main().getByRole('status').textContent).toBe('2 calculators found');
  await visitor.keyboard('{Escape}');
  expect(searchIn(main()).value).toBe('');
  expect(document.querySelector('#found')).toBe(null);
  expect(links('main [data-group]')).toEqual(titles);
});

it('the search says what helps where nothing is found, with three calculators that many use, and markup as the text it is', async () => {
  const visitor = await renderHub();
  await visitor.click(searchIn(main()));
  await visitor.paste('<xyzzy onload=zzz>');
  await main().findByText(/Nothing here answers that/);
  expect(document.querySelector('main xyzzy')).toBe(null);
  expect(links('[data-popular]')).toHaveLength(3);
});

it('the search answers what is asked of the hub itself, and leads to the page that says more', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'print');
  await main().findByText(/press More and Print/);
  await visitor.clear(searchIn(main()));
  await type(visitor, searchIn(main()), 'भरोसा');
  await visitor.click(await main().findByRole('link', { name: 'How we check our figures' }));
  await waitFor(() => expect(heading()).toBe('How we check our figures'));
  expect(screen.queryByText(/Nothing here answers that/)).toBe(null);
});

it('the search opens the first on Enter, and goes through the list with the arrows', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'gratuity');
  await waitFor(() => expect(links('#found')).toContain('Gratuity Calculator'));
  await visitor.keyboard('{Enter}');
  await waitFor(() => expect(output('gratuity')).not.toBe(null));
  history.back();
  await waitFor(() => expect(heading()).toBe('Know your numbers before you decide'));
  await type(visitor, searchIn(main()), 'loan');
  await waitFor(() => expect(links('#found').length).toBeGreaterThan(2));
  const [first, second] = links('#found');
  await visitor.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe(first);
  await visitor.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe(second);
  await visitor.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe(first);
  // back to the box with its text selected, which the next letters replace
  await visitor.keyboard('{Escape}ppf');
  await waitFor(() => expect(links('#found')[0]).toContain('PPF Calculator'));
});

it('the search reads a line: the figure comes first, then what was read, and Enter opens it', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'emi 50 lakh 8.5 20 years');
  // ₹50 lakh at 8.5% for 20 years: 43,391.16 by the usual formula
  const first = await main().findByRole('link', {
    name: /^₹43,391 Monthly EMI \(₹50 lakh, 8\.5%, 20 years\) EMI Calculator$/,
  });
  expect(main().getByRole('status').textContent).toContain('₹43,391 · Monthly EMI (₹50 lakh, 8.5%, 20 years)');
  expect(new URL((first as HTMLAnchorElement).href).hash).toBe('#?loanAmount=5000000');
  await visitor.keyboard('{Enter}');
  await waitFor(() => expect(output('emi')).toBe('₹43,391'));
  expect(location.hash).toMatch(/^#emi_calculator\?loanAmount=5000000/);
});

it.each([
  // ₹414 a month for ₹3,000 from the age of 32: the regulator's table
  ['which figure is an age', 'apy age 32 pension 3000', /^₹414 You pay monthly \(Current age.* 32 years, ₹3,000\) /],
  ['an option alone', 'gst 18 on 5000', /^₹900 GST \(₹5,000, Add GST, 18% \(most services\)\) /],
  ['a yes by its label', 'tax on 15 lakh new regime salaried', /, This income .* or pension\).*Assumed: /],
  ['what a converted amount is', 'rd 60000 a year 7% 5 years', /^₹3,59,664 .* \(Monthly deposit ₹5,000, /],
  ['what a tool refuses', 'sukanya 1.5 lakh daughter age 12', /12 years · You must open the account before/],
])('the answer to a line says %s', async (_, line, name) => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), line);
  await main().findByRole('link', { name });
});

it('the search solves a line that gives the result, names the usual values, and opens the tool with the same figure', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'sip for 1 crore in 15 years');
  // 1 crore ÷ 504.576, the value of ₹1 a month at 12% after 15 years, paid at the start of each month
  const first = await main().findByRole('link', { name: /^₹19,819 Monthly investment \(.*₹1,00,00,000.*15 years\) / });
  expect(first.textContent).toMatch(/Assumed: .*12%/);
  await visitor.keyboard('{Enter}');
  await waitFor(() => expect(output('totalValue')).toMatch(/^₹1,00,00,\d{3}$/));
});

it('the search asks with both figures where a line can be read twice', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'ppf 12500 15 years');
  await main().findByText('Maturity value: which do you mean?');
  // each says what only it has
  const choices = links('#found').filter((text) => text?.startsWith('₹'));
  expect([...choices].sort()).toEqual([
    '₹3,39,017 Yearly deposit ₹12,500',
    '₹39,44,599 Yearly deposit ₹1.5 lakh, Every month, by the 5th',
  ]);
  await visitor.click(main().getByRole('link', { name: /^₹39,44,599 / }));
  await waitFor(() => expect(output('maturityValue')).toBe('₹39,44,599'));
  main().getByText('I read your search as Yearly deposit ₹1.5 lakh, Every month, by the 5th.');
});

it('the link to the tool of a line that can be read twice opens the first reading, and its page says which one that is', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'ppf 12500 15 years');
  await visitor.click(await main().findByRole('link', { name: /Maturity value: which do you mean\?/ }));
  await main().findByText(/^I read your search as Yearly deposit /);
});

it('the search names the tool of each figure where they are of two', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'interest on 1 lakh at 10% for 3 years');
  await main().findByText('Which do you mean?');
  const choices = links('#found').filter((text) => text?.startsWith('₹'));
  expect(choices).toEqual([
    '₹30,000 Simple Interest Calculator, Interest',
    '₹33,100 Compound Interest Calculator, Interest earned',
  ]);
});

it('the search offers what a figure needs, and has the figure once it is pressed', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'home loan 20 years 8.5%');
  await visitor.click(await main().findByRole('button', { name: /^Loan amount/ }));
  await main().findByRole('link', { name: /^₹.* Monthly EMI \(.*20 years\) / });
});

it('the search has no figure where a line is not understood whole: it says what it did not use, the page once more', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'home loan of 50 lakh daughter');
  const first = await main().findByRole('link', { name: /Not used: “daughter”\./ });
  expect(first.textContent).toContain('Loan amount ₹50 lakh');
  await visitor.click(first);
  await screen.findByText('Not used: “daughter”.');
  expect(location.hash).toMatch(/^#home_loan/);
  await visitor.click(sidebar().getByRole('link', { name: 'NPS Calculator' }));
  await waitFor(() => expect(output('totalCorpus')).not.toBe(null));
  expect(screen.queryByText('Not used: “daughter”.')).toBe(null);
});

it('the search names a number that its figure does not rest on, however short', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), '3 bachche fd 5 lakh 7% 5 saal');
  await main().findByText('Not used: “3”.');
});

it('the search has a figure for a number that is out of the usual range with one press', async () => {
  const visitor = await renderHub();
  await type(visitor, searchIn(main()), 'home loan 50 lakh 42% 20 years');
  await main().findByText('Not used: “42%”.');
  await visitor.click(main().getByRole('link', { name: /^Use 42% as Interest rate/ }));
  await waitFor(() => expect(location.hash).toMatch(/rate=42/));
});

it('the search opens the tool on show once more where a line has other figures for it', async () => {
  const visitor = await renderHub('emi_calculator');
  await type(visitor, searchIn(sidebar()), 'emi of loan 20 lakh 8.5%');
  await visitor.click(await sidebar().findByRole('link', { name: /₹20 lakh/ }));
  await waitFor(() => expect(output('emi')).toBe('₹17,356'));
});

it('the search goes on in the sidebar of a tool, whose groups come back once a tool is chosen', async () => {
  const visitor = await renderHub('emi_calculator');
  await visitor.keyboard('/');
  expect(document.activeElement).toBe(searchIn(sidebar()));
  await visitor.keyboard('nps');
  await waitFor(() => expect(links('#sidebar-found')[0]).toBe('NPS Calculator'));
  await visitor.click(sidebar().getByRole('link', { name: 'NPS Calculator' }));
  await waitFor(() => expect(output('totalCorpus')).not.toBe(null));
  expect(searchIn(sidebar()).value).toBe('');
  expect(links('aside [data-group]')).toEqual(titles);
});

it('the search does not take a slash that is typed into a box for its key', async () => {
  const visitor = await renderHub('budget_planner');
  const [name] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!name) throw new Error('no box for text');
  await visitor.clear(name);
  await visitor.type(name, 'rent/');
  expect(name.value).toBe('rent/');
  expect(document.activeElement).toBe(name);
});
