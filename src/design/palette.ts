/** A colour in the light and in the dark theme. */
type Themed = readonly [light: string, dark: string];

/**
 * The colours of charts. Each means one thing on every page: money put in or lent, what it earns or costs, and the estimated
 * returns of an investment. The others, in this order, are for all else.
 */
export const palette = {
  principal: ['#d97706', '#d97706'],
  interest: ['#1e3a8a', '#93c5fd'],
  returns: ['#f59e0b', '#f59e0b'],
  others: [
    ['#339e86', '#8efaf9'],
    ['#9773d0', '#908aea'],
    ['#725866', '#a26a9d'],
    ['#632500', '#fee296'],
    ['#311852', '#c8aa9d'],
    ['#9e3f00', '#666d53'],
  ],
} as const satisfies Record<string, Themed | readonly Themed[]>;

/** The outline of slices whose colour is too light on its ground. */
export const sliceOutline: Themed = ['#92400e', '#f59e0b'];

/** The CSS variables of the colours of charts that differ between the themes: 0 is light, 1 dark. */
export const chartVariables = (theme: 0 | 1): Record<`--chart-${string}`, string> => ({
  '--chart-interest': palette.interest[theme],
  '--chart-outline': sliceOutline[theme],
  ...Object.fromEntries(palette.others.map((colours, index) => [`--chart-${index + 1}`, colours[theme]])),
});

/** Grounds that charts are drawn on. */
export const panel: Themed = ['#ffffff', '#1d1a17'];
