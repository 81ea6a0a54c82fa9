import { at, defineTool, fail, textWith } from '#engine';
import { sum } from '#maths/basics.ts';
import { monthAfter } from '#maths/calendar.ts';
import { type DebtOrder, payOffDebts } from '#maths/debt-plan.ts';
import { periodicRate } from '#maths/growth.ts';
import { leastWhole } from '#maths/roots.ts';
import content from './content.ts';

/** Nobody repays a debt for longer than a hundred years. */
const LONGEST = 1200;
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2100-12-31';

const highestFirst = { order: 'avalanche' } as const;
const dated = { start: { not: '' } } as const;
const minimumsEnd = { minimumMonths: { above: 0 } } as const;

const columns = {
  interest: { kind: 'currency', label: 'Interest', total: true, role: 'interest' },
  paid: { kind: 'currency', label: 'Paid', total: true },
  closing: { kind: 'currency', label: 'Total balance', role: 'principal' },
  first: { kind: 'text', label: 'Being cleared' },
} as const;

const owedByMonth = {
  kind: 'line',
  table: 'compared',
  x: 'month',
  marks: [
    { x: 'months', label: 'Debt-free in month {x}' },
    // at the end there is nothing left to read
    { x: 'firstClear', own: true, label: 'First debt paid off in month {x}' },
  ],
} as const;

/** The label of a result by the other order: what it is called while the highest rate, and while the smallest balance is that one. */
const beside = (highestRate: string, smallestBalance: string) => ({
  label: highestRate,
  labels: [{ text: smallestBalance, showWhen: highestFirst }],
  showWhen: { otherMonths: { above: 0 } },
});

const cheaper = { interestSaved: { above: 0 } } as const;
const dearer = { interestSaved: { below: 0 } } as const;

/** The name of a debt that the visitor has not named, and how the names of two debts of one year are joined. */
const texts = { unnamed: 'Debt {number}', joined: '{names}, {name}' };

export default defineTool({
  inputs: {
    debts: {
      kind: 'rows',
      label: 'Your debts',
      help: 'The minimum is the EMI, or the minimum due of a card.',
      item: 'Debt {number}',
      columns: {
        name: { kind: 'text', label: 'Name', default: '' },
        balance: { kind: 'currency', label: 'Balance', default: 0 },
        rate: { kind: 'percent', label: 'Interest rate (p.a.)', default: 0 },
        minimum: { kind: 'currency', label: 'Minimum a month', default: 0, per: 'month' },
      },
      min: 1,
      max: 6,
      default: [
        { name: 'Credit card', balance: 150_000, rate: 42, minimum: 7500 },
        { name: 'Personal loan', balance: 300_000, rate: 14, minimum: 10_300 },
        { name: 'Appliance EMI', balance: 80_000, rate: 0, minimum: 6667 },
      ],
    },
    budget: {
      kind: 'currency',
      label: 'What you can pay a month in all',
      help: 'For all debts together, at least the sum of their minimums.',
      per: 'month',
      default: 32_000,
      usual: [5000, 200_000],
      step: 1000,
      solve: 'first',
    },
    order: {
      kind: 'choice',
      label: 'Which debt first',
      options: [
        { value: 'avalanche', label: 'Highest rate first' },
        { value: 'snowball', label: 'Smallest balance first' },
      ],
      default: 'avalanche',
    },
    start: {
      kind: 'date',
      label: 'First payment on',
      help: 'Adds the month and year in which you are debt-free.',
      default: '',
      optional: true,
      min: FIRST_DAY,
      max: LAST_DAY,
    },
  },
  outputs: {
    months: { kind: 'months', label: 'Debt-free in', better: 'lower' },
    freeIn: { kind: 'month', label: 'Month in which you are debt-free', short: 'Free of debt', showWhen: dated },
    payFirst: { kind: 'text', label: 'Pay first' },
    totalInterest: { kind: 'currency', label: 'Total interest', better: 'lower' },
    firstClear: { kind: 'months', label: 'First debt ends after', better: 'lower' },
    otherMonths: { kind: 'months', ...beside('Time with highest rate first', 'Time with smallest balance first') },
    otherInterest: {
      kind: 'currency',
      ...beside('Interest with highest rate first', 'Interest with smallest balance first'),
    },
    interestSaved: {
      ...{ kind: 'currency', signed: true },
      ...beside('Interest saved vs highest rate first', 'Interest saved vs smallest balance first'),
    },
    monthsSaved: {
      ...{ kind: 'months', signed: true },
      ...beside('Time saved vs highest rate first', 'Time saved vs smallest balance first'),
    },
    minimumMonths: { kind: 'months', label: 'Time with minimums alone', showWhen: minimumsEnd },
    minimumInterest: { kind: 'currency', label: 'Interest with minimums alone', showWhen: minimumsEnd },
    minimumSaved: { kind: 'currency', label: 'Interest saved vs minimums alone', showWhen: minimumsEnd },
    minimumMonthsSaved: { kind: 'months', label: 'Time saved vs minimums alone', showWhen: minimumsEnd },
    endless: {
      kind: 'text',
      label: 'Never ends with its minimum alone',
      showWhen: { months: { above: 0 }, minimumMonths: 0 },
    },
    owed: { kind: 'currency', label: 'You owe today', emphasis: 'quiet' },
    dearestOwed: { kind: 'currency', label: 'Balance at your highest rate', emphasis: 'quiet' },
    dearestRate: { kind: 'percent', label: 'Your highest rate', emphasis: 'quiet' },
  },
  tables: {
    ends: {
      title: 'When each debt ends',
      open: true,
      columns: {
        name: { kind: 'text', label: 'Debt' },
        months: { kind: 'months', label: 'Ends after' },
        date: { kind: 'month', label: 'Ends in', showWhen: dated },
        interest: { kind: 'currency', label: 'Interest', total: true },
      },
    },
    byYear: {
      title: 'Your debts by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'number', label: 'Year' },
        date: { kind: 'month', label: 'Ends in', showWhen: dated },
        ...columns,
      },
      first: ['year', 'closing', 'first'],
    },
    byMonth: {
      title: 'Your debts by month',
      tab: 'Monthly',
      finerOf: 'byYear',
      sections: { by: 'year', caption: 'Year {value}' },
      columns: {
        year: { kind: 'number', label: 'Year' },
        month: { kind: 'number', label: 'Month' },
        date: { kind: 'month', label: 'Payment of', showWhen: dated },
        ...columns,
      },
      first: ['month', 'closing', 'first'],
    },
    compared: {
      title: 'Total balance in three ways',
      tab: 'Compared',
      columns: {
        month: { kind: 'number', label: 'Month' },
        highest: { kind: 'currency', label: 'Highest rate first' },
        smallest: { kind: 'currency', label: 'Smallest balance first' },
        minimums: { kind: 'currency', label: 'Minimums alone', role: 'neutral' },
      },
    },
  },
  charts: [
    // the other order has nearly the same line: what it costs more is said in words
    {
      ...owedByMonth,
      title: 'What you owe in all, highest rate first',
      series: ['highest', 'minimums'],
      start: { month: 0, highest: 'owed', minimums: 'owed' },
      showWhen: highestFirst,
    },
    {
      ...owedByMonth,
      title: 'What you owe in all, smallest balance first',
      series: ['smallest', 'minimums'],
      start: { month: 0, smallest: 'owed', minimums: 'owed' },
      showWhen: { order: 'snowball' },
    },
  ],
  notes: {
    minimumsNeverEnd: {
      text: 'With its minimum alone, {endless} would never end: interest takes all of the minimum, or nearly all.',
      kind: 'careful',
    },
    otherNeverEnds: {
      text: 'In the other order your debts would never end, so there is nothing to compare.',
      kind: 'careful',
    },
  },
  refusals: {
    belowMinimums: {
      text: 'This is less than your minimums together. Pay at least {least} a month.',
      figures: { least: { kind: 'currency' } },
    },
    neverEnds: {
      text: 'This debt would not end within 100 years. All debts end with {least} a month.',
      figures: { least: { kind: 'currency' } },
    },
    wrongDay: {
      text: 'Enter a day from {first} to {last}.',
      figures: { first: { kind: 'date' }, last: { kind: 'date' } },
    },
  },
  story: [
    {
      text: 'Clear “{payFirst}” first: all debts are gone in {months}, and you pay {interestSaved} less interest than with the smallest first.',
      bar: '{interestSaved} saved',
      showWhen: { order: 'avalanche', ...cheaper },
    },
    {
      text: 'Clear “{payFirst}” first: all debts are gone in {months}. Clearing the smallest first would never end them.',
      bar: '{totalInterest} interest',
      showWhen: { order: 'avalanche', months: { above: 0 }, otherMonths: 0 },
    },
    {
      text: 'Clear “{payFirst}” first: all debts are gone in {months}, and you pay {more} more interest than with the highest rate first.',
      bar: '{totalInterest} interest',
      figures: { more: { kind: 'currency', of: 'interestSaved', times: -1 } },
      showWhen: { order: 'snowball', ...dearer },
    },
    {
      text: 'All debts are gone in {months} in either order. Paying more than the minimums saves {minimumSaved} in interest.',
      bar: '{minimumSaved} saved',
      showWhen: { otherMonths: { above: 0 }, ...minimumsEnd, minimumSaved: { above: 0 } },
    },
    {
      text: 'All debts are gone in {months} in either order. Minimums alone would never clear them.',
      bar: '{totalInterest} interest',
      showWhen: { otherMonths: { above: 0 }, minimumMonths: 0 },
    },
    {
      text: 'All debts are gone in {months}, and you pay {totalInterest} in interest. The order makes no difference.',
      showWhen: { months: { above: 0 }, totalInterest: { above: 0 } },
    },
    { text: 'All debts are gone in {months}, without interest.', showWhen: { months: { above: 0 } } },
    { text: 'You owe nothing, so no plan is needed.' },
  ],
  levers: [
    {
      text: 'Highest rate first would save {by.totalInterest} in interest.',
      set: { order: 'avalanche' },
      moves: { totalInterest: 'down' },
      showWhen: { order: 'snowball' },
    },
    {
      text: 'Pay {by.budget} more a month: all debts are gone {by.months} sooner, and you save {by.totalInterest} in interest.',
      set: { budget: '{budget} + max(500, round({budget} ÷ 10000) × 1000)' },
      moves: { months: 'down', totalInterest: 'down' },
    },
  ],
  basis: [
    'Each month a twelfth of the yearly interest is added. Then each debt gets its minimum, or what is left of it, and the rest of your money goes to the first debt in the order, then to the next.',
    'If rates are equal, the smaller balance comes first. If balances are equal, the higher rate does.',
    'Once a debt is paid off, its money goes to the others. With minimums alone it does not.',
    'Rates and minimums stay as they are. No new spending, no fees and no GST on a card’s interest.',
  ],
  examples: [
    {
      title: 'A card, a personal loan and an appliance, with ₹32,000 a month',
      inputs: {},
      outputs: { months: 20, totalInterest: 84_981, minimumInterest: 181_208, otherInterest: 96_876, firstClear: 12 },
      source: 'a month-by-month calculation',
    },
    {
      title: 'The same with the smallest balance first',
      inputs: { order: 'snowball' },
      outputs: { months: 20, totalInterest: 96_876, firstClear: 6 },
      source: 'a month-by-month calculation',
    },
  ],
  content,
  ask: { answers: [], idle: 'card, credit card, loan, personal loan, car loan, dono, chukane, chukana' },
  headline: ['months', 'freeIn'],
  asks: [
    { text: 'What must I pay a month to be debt-free in {target}?', input: 'budget', output: 'months', target: 12 },
  ],
  noWorking:
    'Each month interest is added, each debt gets its minimum, and the rest of your money goes to the debt you pay first. The tables show every month.',
  next: [
    {
      tool: 'personal_loan',
      text: 'What would one personal loan of {owed} at 14% cost over 3 years instead?',
      with: { loanAmount: '{owed}', rate: '14', tenure: '3' },
      showWhen: { owed: { above: 0 } },
    },
    {
      tool: 'balance_transfer',
      text: 'What would moving {dearestOwed} from {dearestRate} to 12% save, for the same time and without fees?',
      with: {
        outstanding: '{dearestOwed}',
        oldRate: '{dearestRate}',
        newRate: '12',
        monthsLeft: '{months} × 1',
        newMonths: '{months} × 1',
        feePercent: '0',
        otherCosts: '0',
      },
      showWhen: { dearestRate: { above: 12 }, dearestOwed: { above: 100 } },
    },
    {
      tool: 'credit_card',
      text: 'What would {dearestOwed} on a card at {dearestRate} a year cost with the minimum due alone?',
      with: { outstanding: '{dearestOwed}', monthlyRate: '{dearestRate} ÷ 12', mode: "'minimum'" },
      under: 'compared',
      showWhen: { dearestRate: { above: 24 }, dearestOwed: { above: 100 } },
    },
  ],
  related: ['credit_card', 'balance_transfer', 'personal_loan', 'prepay_or_invest', 'budget_planner', 'net_worth'],
  compute: ({ debts, budget, order, start }) => {
    if (start !== '' && (start < FIRST_DAY || start > LAST_DAY))
      return fail('start', 'wrongDay', { first: FIRST_DAY, last: LAST_DAY });
    const owing = debts.filter((debt) => debt.balance > 0);
    const least = sum(owing.map((debt) => debt.minimum));
    if (budget < least) return fail('budget', 'belowMinimums', { least });
    const given = debts.map((debt) => ({ ...debt, rate: periodicRate(debt.rate, 12) }));
    const planWith = (amount: number | null, by: DebtOrder) => payOffDebts(given, amount, by, LONGEST);
    const largestLeft = (left: readonly number[]) => left.indexOf(Math.max(...left));
    const ends = ({ left }: { left: readonly number[] }) => left.every((each) => each === 0);

    const plan = planWith(budget, order);
    if (!ends(plan)) {
      const most = sum(given.map((debt) => debt.balance * (1 + debt.rate)));
      const enough = leastWhole(most, (amount) => amount >= budget && ends(planWith(amount, order))) ?? most;
      return fail(`debts.${largestLeft(plan.left)}.balance`, 'neverEnds', { least: enough });
    }
    const other = planWith(budget, order === 'avalanche' ? 'snowball' : 'avalanche');
    const [highest, smallest] = order === 'avalanche' ? [plan, other] : [other, plan];
    const minimums = planWith(null, order);
    const [otherEnd, minimumsEnd] = [ends(other), ends(minimums)];

    const names = debts.map(({ name }, index) => name.trim() || textWith(texts.unnamed, { number: index + 1 }));
    const nameOf = (index: number) => at(names, index) ?? '';
    const listOf = (places: readonly number[]) =>
      [...new Set(places)].map(nameOf).reduce((list, name) => textWith(texts.joined, { names: list, name }));
    const dateOf = (month: number) => (start === '' ? '' : monthAfter(start, month - 1));
    const months = plan.months.length;
    const years = Math.ceil(months / 12);
    const owed = sum(debts.map((debt) => debt.balance));
    const rate = Math.max(0, ...owing.map((debt) => debt.rate));
    const against = ({ interest }: { interest: number }) => interest - plan.interest;
    return {
      months,
      freeIn: months === 0 ? '' : dateOf(months),
      totalInterest: plan.interest,
      payFirst: nameOf(at(at(plan.months, 0)?.first ?? [], 0) ?? -1),
      firstClear: at(plan.ends, 0)?.month ?? 0,
      otherMonths: otherEnd ? other.months.length : 0,
      otherInterest: otherEnd ? other.interest : 0,
      interestSaved: otherEnd ? against(other) : 0,
      monthsSaved: otherEnd ? other.months.length - months : 0,
      minimumMonths: minimumsEnd ? minimums.months.length : 0,
      minimumInterest: minimumsEnd ? minimums.interest : 0,
      minimumSaved: minimumsEnd ? against(minimums) : 0,
      minimumMonthsSaved: minimumsEnd ? minimums.months.length - months : 0,
      endless: minimumsEnd ? '' : nameOf(largestLeft(minimums.left)),
      owed,
      dearestOwed: sum(owing.map((debt) => (debt.rate === rate ? debt.balance : 0))),
      dearestRate: rate,
      ends: () =>
        plan.ends.map(({ index, month, interest }) => ({
          ...{ name: nameOf(index), months: month, date: dateOf(month), interest },
        })),
      byYear: () =>
        Array.from({ length: years }, (_, index) => {
          const part = plan.months.slice(12 * index, 12 * index + 12);
          return {
            year: index + 1,
            date: dateOf(Math.min(months, 12 * index + 12)),
            interest: sum(part.map((month) => month.interest)),
            paid: sum(part.map((month) => month.paid)),
            closing: part.at(-1)?.closing ?? 0,
            first: listOf(part.flatMap((month) => month.first)),
          };
        }),
      byMonth: () =>
        plan.months.map(({ interest, paid, closing, first }, index) => ({
          year: Math.ceil((index + 1) / 12),
          month: index + 1,
          date: dateOf(index + 1),
          ...{ interest, paid, closing, first: listOf(first) },
        })),
      compared: () =>
        Array.from(
          { length: Math.max(months, otherEnd ? other.months.length : 0, minimumsEnd ? minimums.months.length : 0) },
          (_, index) => ({
            month: index + 1,
            highest: at(highest.months, index)?.closing ?? 0,
            smallest: at(smallest.months, index)?.closing ?? 0,
            minimums: at(minimums.months, index)?.closing ?? 0,
          }),
        ),
      notes: [!minimumsEnd && 'minimumsNeverEnd', !otherEnd && 'otherNeverEnds'],
    };
  },
});
