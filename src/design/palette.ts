/** A colour in the light and in the dark theme. */
type Themed = readonly [light: string, dark: string];

/**
 * The colours of charts. Each means one thing on every page, in one hue in both themes: money put in, the returns of the return
 * chart, interest and other costs that are paid, what is earned, tax that is paid, none of these. The others are one ramp of teal,
 * amber, blue and sand for all else: in this order where no colour means anything, and from the end beside one that does.
 */
export const palette = {
  principal: ['#d97706', '#d97706'],
  returns: ['#f59e0b', '#f59e0b'],
  interest: ['#1e3a8a', '#6c97ff'],
  growth: ['#0f766e', '#48c9b7'],
  tax: ['#b42318', '#c52b31'],
  neutral: ['#918c7f', '#90877b'],
  others: [
    ['#05585e', '#5ac7d0'],
    ['#b58610', '#925f22'],
    ['#4572a1', '#568af6'],
    ['#51400d', '#f1e4bf'],
    ['#598df9', '#576892'],
    ['#82600e', '#f6b927'],
  ],
} as const satisfies Record<string, Themed | readonly Themed[]>;

/** The outline of slices whose colour is too close to the background's. */
export const sliceOutline: Themed = ['#92400e', '#f59e0b'];

/**
 * The colours of pages, by the names that styles give them. `good` marks what is better and good news, `careful` what to look at,
 * `danger` what is wrong, `low` the bad end of a scale, which is red in the dark theme too where `danger` is a text, `accent` what
 * can be pressed, and the mark; `band` is behind the top of pages, `mark` a marker’s line behind amounts, `tint` the areas of
 * drawings and icons.
 */
export const colours = {
  bg: ['#faf8f4', '#141210'],
  panel: ['#ffffff', '#1d1a17'],
  sunken: ['#f3efe8', '#26221e'],
  fg: ['#1c1917', '#f5f0e8'],
  muted: ['#57534e', '#b8afa3'],
  line: ['#e5dfd5', '#3a342d'],
  control: ['#8a8178', '#8a8178'],
  accent: ['#ad4f08', '#fb9a55'],
  'accent-subtle': ['#fdf1d8', '#3d2512'],
  'accent-on': ['#ffffff', '#1c1917'],
  band: ['#f9efdc', '#2a2014'],
  mark: ['#fbdc9a', '#6b3f12'],
  tint: ['#f6d9a4', '#6b3a16'],
  good: ['#067647', '#75e0a7'],
  'good-subtle': ['#ecfdf3', '#0e2a1c'],
  careful: ['#854d0e', '#fcd34d'],
  'careful-subtle': ['#fef6dc', '#33270a'],
  danger: ['#b42318', '#fda29b'],
  low: ['#b42318', '#e5352b'],
  'danger-subtle': ['#fef3f2', '#3b1512'],
} as const satisfies Record<string, Themed>;

/** The CSS variables of all colours in a theme: 0 is light, 1 dark. Tokens with conditions would take much longer at each start. */
export const colourVariables = (theme: 0 | 1): Record<`--${string}`, string> => ({
  ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--colour-${name}`, colour[theme]])),
  ...Object.fromEntries(
    (['interest', 'growth', 'tax', 'neutral'] as const).map((name) => [`--chart-${name}`, palette[name][theme]]),
  ),
  '--chart-outline': sliceOutline[theme],
  ...Object.fromEntries(palette.others.map((colour, index) => [`--chart-${index + 1}`, colour[theme]])),
});
