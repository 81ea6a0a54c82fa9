import { factNow } from '#rules';

/** The line of the basis for every tool that grows money at a return that the visitor assumes. */
export const assumedReturn =
  'This return is your assumption, not a forecast. Market investments are subject to market risks and can lose money. Past performance may or may not be sustained in future and is not a guarantee of any future returns.';

/** The note where a return is higher than fund houses may show, for the notes of a definition. */
export const returnNotes = {
  aboveIllustration: {
    text: 'Fund houses may not show more than {funds.illustrationMost} a year in their calculators (AMFI, 1 November 2023; no later figure found).',
    kind: 'careful',
  },
} as const;

/** That note, if any of the returns is higher. Percent a year. */
export const aboveIllustration = (...returns: readonly number[]) =>
  returns.some((rate) => rate > factNow('funds.illustrationMost')) && ('aboveIllustration' as const);
