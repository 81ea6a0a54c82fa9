const cheaper = { interestSaved: { above: 0 } } as const;
const dearer = { interestSaved: { below: 0 } } as const;
const minimumsEnd = { minimumMonths: { above: 0 } } as const;

/** What the choice of an order brings, by what the other order and the minimums alone lead to. */
export const story = [
  {
    text: 'Pay {payFirst} first to be free in {months}. It saves {interestSaved} against smallest balance first and {minimumSaved} against minimums alone.',
    bar: '{minimumSaved} saved',
    showWhen: { order: 'avalanche', ...cheaper, ...minimumsEnd },
  },
  {
    text: 'Pay {payFirst} first to be free in {months}. It saves {interestSaved} against smallest balance first, and minimums alone would never end.',
    bar: '{interestSaved} saved',
    showWhen: { order: 'avalanche', ...cheaper },
  },
  {
    text: 'Pay {payFirst} first to be free in {months}. Smallest balance first would never end.',
    bar: '{totalInterest} interest',
    showWhen: { order: 'avalanche', months: { above: 0 }, otherMonths: 0 },
  },
  {
    text: 'Pay {payFirst} first to be free in {months}. It costs {more} more than highest rate first, {minimumSaved} less than minimums alone.',
    bar: '{minimumSaved} saved',
    figures: { more: { kind: 'currency', of: 'interestSaved', times: -1 } },
    showWhen: { order: 'snowball', ...dearer, ...minimumsEnd },
  },
  {
    text: 'Pay {payFirst} first to be free in {months}. It costs {more} more than highest rate first, and minimums alone would never end.',
    bar: '{totalInterest} interest',
    figures: { more: { kind: 'currency', of: 'interestSaved', times: -1 } },
    showWhen: { order: 'snowball', ...dearer },
  },
  {
    text: 'You are free in {months} in either order. Paying more than the minimums saves {minimumSaved} of interest.',
    bar: '{minimumSaved} saved',
    showWhen: { otherMonths: { above: 0 }, ...minimumsEnd, minimumSaved: { above: 0 } },
  },
  {
    text: 'You are free in {months} in either order. Minimums alone would never end.',
    bar: '{totalInterest} interest',
    showWhen: { otherMonths: { above: 0 }, minimumMonths: 0 },
  },
  {
    text: 'You are free in {months} and pay {totalInterest} of interest. The order changes nothing here.',
    showWhen: { months: { above: 0 } },
  },
  { text: 'You owe nothing, so no plan is needed.' },
] as const;
