/** The page that says how figures are checked. Figures in it are counted at build. */
export const words = {
  /** @param behind the few facts that are confirmed for a shorter time than all others, and one of them */
  sections: (
    figures: string,
    facts: string,
    day: string,
    behind: { count: string; day: string; label: string } | null,
  ) => [
    {
      title: 'Figures are worked out twice',
      paragraphs: [
        `A separate program, which shares no code with this site, has worked out ${figures} of our results again, to 50 digits or more. They include very small amounts, very large ones and zero rates.`,
        'Every new version of the site must match all of them. If one figure is off by a rupee, the test fails.',
      ],
    },
    {
      title: 'We match published figures',
      paragraphs: [
        'Our income tax matches published figures for each year, in both regimes. Our recurring deposits and savings certificates match the official post office tables. We also test our investment formulas against independent libraries, on random inputs.',
      ],
    },
    {
      title: 'Every rule has a source and a date',
      paragraphs: [
        `Our rates, limits and slabs are in one list of ${facts} dated figures. Each names the law or notification it comes from, the day it took effect and the day until which we have checked it. If that day is still to come, we know of no change before it. ${
          behind === null
            ? `All are checked until ${day} or later.`
            : `All but ${behind.count} are checked until ${day} or later. Those ${behind.count}, such as “${behind.label}”, are checked until ${behind.day}: we look them up again every quarter.`
        }`,
        'Every page takes its rates from this list, so we correct a rate in one place. Every week a program tells us which rates to look up again.',
      ],
    },
    {
      title: 'Rounded once',
      paragraphs: [
        'We round once, at the end, and 50 paise go up to the next rupee. Until then every figure is exact, so a total can differ from the sum of its rounded parts by a rupee.',
      ],
    },
    {
      title: 'On your device',
      paragraphs: [
        'Your browser works everything out, even offline. What you enter is not sent anywhere, unless you ask for an AI insight. There is no sign-up, and there are no ads.',
      ],
    },
    {
      title: 'What a calculator cannot know',
      paragraphs: [
        'Investment returns are assumptions, not promises. Your bank may count days, charge fees or round in its own way: go by its statement. Laws change, and each page says until when its rules are confirmed. This site is for education. It is not financial, tax or legal advice.',
      ],
    },
  ],
  /** The list of all dated figures, which opens. */
  facts: {
    open: (count: string) => `All ${count} rules and rates`,
    since: (day: string, source: string) => `Since ${day}. ${source}.`,
    confirmed: (what: string) => `Confirmed: ${what}.`,
    due: (what: string, isRate: boolean) =>
      `Confirmed: ${what}. ${isRate ? 'This quarter’s rate is not confirmed yet.' : 'Not confirmed for this quarter yet.'}`,
    /** A value with its unit. */
    units: {
      years: (value: string) => (value === '1' ? '1 year' : `${value} years`),
      nthYear: (value: string) => `year ${value}`,
      months: (value: string) => (value === '1' ? '1 month' : `${value} months`),
      days: (value: string) => (value === '1' ? '1 day' : `${value} days`),
    },
  },
  report: 'Found a wrong figure? Tell us which calculator, what you entered and what you expected.',
};
