/** The page that says how figures are checked. Figures in it are counted at build. */
export const words = {
  lead: 'A calculator is only useful if its figures are right. This is what we do before you see one, and where we stop.',
  sections: (figures: string, facts: string, day: string) => [
    {
      title: 'Figures are computed twice',
      paragraphs: [
        `${figures} results of our calculators were computed a second time, by a program that shares no code with this site, in decimal arithmetic of 50 to 60 digits. They include very small and very large amounts and rates of zero.`,
        'Every version of the site is tested against all of them. One figure that differs by a rupee fails the test.',
      ],
    },
    {
      title: 'Published figures are reproduced',
      paragraphs: [
        'Tests compare income tax with published figures of each year, in both regimes. Recurring deposits and savings certificates give the figures of the gazetted tables of the post office schemes. Investment formulas are compared with independent libraries on random inputs.',
      ],
    },
    {
      title: 'Rules have a source and a date',
      paragraphs: [
        `Rates, limits and slabs are in one list of ${facts} dated figures. Each names the law, rules or notification it comes from, the day it applies from and the day until which it was confirmed. All of them were last reviewed on ${day} or later.`,
        'Results, texts and dates come from the same list, so a rate is corrected in one place. Once a week a program lists the rates that are due for another look.',
      ],
    },
    {
      title: 'Rounded once',
      paragraphs: [
        'Amounts are worked out unrounded and rounded at the end, half up, as most people round on paper. So totals and their parts come from the same exact figures, and a sum can differ from its rounded parts by a rupee.',
      ],
    },
    {
      title: 'On your device',
      paragraphs: [
        'Everything is worked out in your browser, even without a connection. What you enter is sent nowhere, unless you ask for an AI insight with a key of your own. There is no sign-up, and there are no adverts.',
      ],
    },
    {
      title: 'What a calculator cannot know',
      paragraphs: [
        'Returns of investments are assumptions, not promises. A bank may count days, fees or rounding in its own way; its statement is what counts. Laws change, and a page says how far its own rules are confirmed. This is for education and is not financial, tax or legal advice.',
      ],
    },
  ],
  report: 'Found a wrong figure? Please tell us the calculator, what you entered and what you expected.',
};
