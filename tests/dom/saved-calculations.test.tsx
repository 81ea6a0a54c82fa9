import { describe, expect, it, vi } from 'vitest';
import { calculations } from '#src/device/calculations.ts';
import { removeEntry } from '#src/device/entry.ts';
import { exportAll, importAll } from '#src/device/transfer.ts';
import { changedSince } from '#src/shell/my-figures/saved-calculations.tsx';
import { toolById } from '../tools.ts';
import { settings } from './browser.ts';
import { heading, main, open, renderHub } from './hub.tsx';
import { box, output, type, type Visitor, waitFor, within } from './page.tsx';
import { store, stored } from './stored.ts';

/** Saves the open calculation with one press, and gives it a name. @returns the one that it has by itself */
async function saveAs(visitor: Visitor, name?: string) {
  await visitor.click(main().getByRole('button', { name: 'Save' }));
  const field = await main().findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const first = field.value;
  if (name !== undefined) await type(visitor, field, name);
  return first;
}

const toMine = async () => {
  await open('my-figures', 'My figures');
  await main().findByRole('heading', { name: 'Saved calculations' });
};
const names = () => {
  const [, ...links] = main().queryAllByRole('link');
  return links.map(({ textContent }) => textContent);
};

describe('saved calculations', () => {
  it('are named by their inputs, listed, opened, renamed and deleted', async () => {
    const visitor = await renderHub('home_loan');
    await type(visitor, box('rate'), '8.4');
    expect(await saveAs(visitor)).toBe('Home Loan Calculator, ₹50 lakh, 8.4%, 20 years');
    expect(main().getByText(/^Saved on this device only/)).not.toBe(null);
    await type(visitor, box('loanAmount'), '4500000');
    expect(main().queryByText(/^Saved on this device only/)).toBe(null);
    expect(await saveAs(visitor)).toBe('Home Loan Calculator, ₹45 lakh, 8.4%, 20 years');
    await type(visitor, box('tenure'), '15');
    await visitor.click(main().getByRole('button', { name: 'Save on this device' }));
    const shorter = main().getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value;
    expect(shorter).toBe('Home Loan Calculator, ₹45 lakh, 8.4%, 15 years');
    await type(visitor, box('tenure'), '20');
    // saved already: a press saves nothing again
    await saveAs(visitor, 'SBI October');
    await toMine();
    const [first, last] = [shorter, 'Home Loan Calculator, ₹50 lakh, 8.4%, 20 years'];
    expect(names()).toEqual([first, 'SBI October', last]);
    // 45 lakh at 8.4% for 20 years, by the formula of the annuity
    expect(main().getByText('₹38,768')).not.toBe(null);
    await visitor.click(main().getByRole('button', { name: 'Rename: SBI October' }));
    const field = main().getByRole('textbox', { name: 'Rename: SBI October' });
    await type(visitor, field, 'SBI');
    await visitor.keyboard('{Enter}');
    expect(names()[1]).toBe('SBI');
    expect(document.activeElement).toBe(main().getByRole('button', { name: 'Rename: SBI' }));
    await visitor.click(main().getByRole('link', { name: 'SBI' }));
    await waitFor(() => expect(box('loanAmount').value).toBe('45,00,000'));
    await toMine();
    await visitor.click(main().getByRole('button', { name: 'Delete: SBI' }));
    expect(names()).toEqual([first, last]);
    expect(document.activeElement).toBe(main().getByRole('button', { name: 'Undo' }));
    await visitor.click(main().getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual([first, 'SBI', last]);
  });

  it('can be renamed two at a time, and the focus stays in the box that is typed in', async () => {
    const visitor = await renderHub('home_loan');
    await saveAs(visitor, 'SBI');
    await type(visitor, box('tenure'), '15');
    await saveAs(visitor, 'HDFC');
    await toMine();
    const rename = (name: string) => visitor.click(main().getByRole('button', { name: `Rename: ${name}` }));
    await rename('HDFC');
    await rename('SBI');
    const field = main().getByRole('textbox', { name: 'Rename: HDFC' });
    await type(visitor, field, 'Axis');
    await waitFor(() => expect(calculations.read().list.flatMap(({ name }) => name ?? [])).toEqual(['Axis', 'SBI']));
    expect(main().getByRole('textbox', { name: 'Rename: Axis' })).toBe(document.activeElement);
  });

  it('of one tool are compared, and stand on the landing page', async () => {
    const visitor = await renderHub('home_loan');
    await saveAs(visitor, 'SBI');
    await type(visitor, box('rate'), '8.1');
    const named = await saveAs(visitor);
    await toMine();
    const compare = main().getByRole<HTMLButtonElement>('button', { name: 'Compare selected' });
    expect(compare.disabled).toBe(true);
    for (const name of ['SBI', named]) await visitor.click(main().getByRole('checkbox', { name: `Compare: ${name}` }));
    await visitor.click(compare);
    await waitFor(() => expect(heading()).toBe('Home Loan Calculator'));
    const head = await main().findByRole('textbox', { name: 'Name of scenario 1' });
    expect((head as HTMLInputElement).value).toBe('₹50 lakh, 8.1%, 20 years');
    // what is on the page is one of the two, until an input changes
    expect(main().getAllByRole('columnheader')).toHaveLength(2);
    await type(visitor, box('rate'), '8');
    expect(main().getByRole('columnheader', { name: 'Now' })).not.toBe(null);
    await open('', 'Know your numbers before you decide');
    const strip = await main().findByRole('region', { name: 'Recent and starred' });
    expect(within(strip).getByRole('link', { name: 'SBI, ₹43,391' }).getAttribute('href')).toContain('/loan/home-loan');
  });

  it('last as long as the visit where the browser stores nothing, and say so', async () => {
    settings.storageBlocked();
    const visitor = await renderHub('home_loan');
    await saveAs(visitor, 'SBI');
    expect(main().getByText(/does not let the page save anything/)).not.toBe(null);
    await toMine();
    expect(names()).toEqual(['SBI']);
    await visitor.click(main().getByRole('button', { name: 'Delete: SBI' }));
  });

  it('say what they come to today where a rule has changed since', () => {
    const saved = {
      scenario: 'loanAmount=5000000&rate=8.5&tenure=20',
      headline: [{ label: 'Monthly EMI', figure: '₹40,000' }],
    };
    expect(changedSince(saved, toolById('home_loan'))).toEqual({
      before: 'Monthly EMI ₹40,000',
      now: 'Monthly EMI ₹43,391',
      refused: false,
    });
    const same = { ...saved, headline: [{ label: 'EMI', figure: '₹43,391' }] };
    expect(changedSince(same, toolById('home_loan'))).toBe(null);
    expect(changedSince({ ...saved, scenario: 'months=0' }, toolById('hra'))?.refused).toBe(true);
  });
});

describe('my figures', () => {
  it('are changed, removed, and switched off', async () => {
    const visitor = await renderHub('hra');
    await type(visitor, box('rentPaid'), '32000');
    await toMine();
    const value = () => main().getByRole<HTMLInputElement>('textbox', { name: 'Change: Monthly rent paid' });
    expect(value().value).toBe('32,000');
    await type(visitor, value(), '35 thousand');
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(stored('figures').figures.rentPaid.value).toBe(35_000));
    await visitor.click(main().getByRole('button', { name: /^Remove: Yearly exempt HRA/ }));
    expect(Object.keys(stored('figures').figures)).toEqual(['rentPaid']);
    await visitor.click(
      main().getByRole('checkbox', { name: 'Remember my figures and offer them in other calculators' }),
    );
    expect(stored('figures')).toEqual({ on: false, household: null, figures: {} });
    await open('hra', 'HRA Calculator');
    await waitFor(() => box('rentPaid'));
    await type(visitor, box('rentPaid'), '31000');
    await toMine();
    expect(stored('figures').figures).toEqual({});
  });
});

describe('a file of all that is kept', () => {
  it('brings it to another device, and replaces nothing that is there', async () => {
    const visitor = await renderHub('hra');
    await type(visitor, box('rentPaid'), '32000');
    await open('home_loan', 'Home Loan Calculator');
    await waitFor(() => expect(output('emi')).toBe('₹43,391'));
    await type(visitor, box('rate'), '9');
    await saveAs(visitor, 'SBI');
    await toMine();
    store('calculations', { ...stored('calculations'), starred: ['ppf'] });
    const file = exportAll();
    const before = { all: stored('calculations'), figures: stored('figures').figures };
    localStorage.clear();
    expect(importAll(file)?.noRoom).toBe(0);
    expect(stored('figures').figures).toEqual(before.figures);
    // that a tool was opened is no figure of the visitor's
    const typed = before.all.list.filter(({ scenario }: { scenario: string }) => scenario !== '');
    expect(stored('calculations')).toEqual({ ...before.all, list: typed });
    expect(importAll(file)).toEqual({ added: 0, noRoom: 0, labels: [], tools: [] });
    expect(importAll(file.replaceAll('32000', '20000').replaceAll('"SBI"', '"HDFC"'))).toMatchObject({
      labels: ['HDFC', 'Monthly rent paid'],
    });
    expect(stored('figures').figures.rentPaid.value).toBe(32_000);
  });

  it('is given by the page that lists what is kept, and taken there, which says how much is new', async () => {
    const visitor = await renderHub('hra');
    await type(visitor, box('rentPaid'), '32000');
    await toMine();
    const given: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${given.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await visitor.click(main().getByRole('button', { name: 'Export to a file' }));
    const file = new File([await (given[0] as Blob).text()], 'hisaab.json', { type: 'application/json' });
    removeEntry('figures');
    removeEntry('calculations');
    const take = () => visitor.upload(document.querySelector('main input[type="file"]') as HTMLElement, file);
    await take();
    await main().findByText(/^Imported: [1-9]\d* new\.$/);
    expect(stored('figures').figures.rentPaid.value).toBe(32_000);
    await take();
    await main().findByText('Imported: 0 new.');
  });

  it.each(['', '{', 'null', '[]', '{}', '{"kept":1,"entries":{}}', '{"calculations":5}'])(
    'is none where it says %s',
    (text) => {
      expect(importAll(text)).toBe(null);
    },
  );

  it('adds nothing that cannot be read', () => {
    const wrong = { calculations: { starred: [5, 'x y'], list: [{ key: 1 }, null] }, figures: 5, theme: 'x' };
    expect(importAll(JSON.stringify(wrong))).toEqual({ added: 0, noRoom: 0, labels: [], tools: [] });
    expect(localStorage.getItem('hisaab / theme')).toBe(null);
  });
});
