/** A colour in the light and in the dark theme. */
type Themed = readonly [light: string, dark: string];

/** The colours of charts. Each of the first six means one thing on every page, in one hue in both themes. */
export const palette = {
  /** Money put in. The product fixes this colour and the next one, the same in both themes; they have no CSS variables. */
  principal: ['#d97706', '#d97706'],
  /** Estimated returns in the chart of what was put in and what it returns; what is earned elsewhere is `growth`. */
  returns: ['#f59e0b', '#f59e0b'],
  /** Interest and other costs that are paid. */
  interest: ['#1e3a8a', '#6c97ff'],
  /** What is earned. */
  growth: ['#0f766e', '#48c9b7'],
  /** Tax that is paid. */
  tax: ['#720042', '#c60475'],
  /** None of these. */
  neutral: ['#918c7f', '#90877b'],
  /**
   * Teal, amber, blue, brick, violet and gold for all else, each in one hue in both themes. Charts take them in this order. A chart
   * that also has a colour with a meaning takes them from the end: the last ones are unlike any of those.
   */
  others: [
    ['#00566e', '#52caf3'],
    ['#976f00', '#ffecca'],
    ['#5d96e2', '#5d95de'],
    ['#711c0d', '#d6aea5'],
    ['#7961b2', '#715da3'],
    ['#604e26', '#fccd5b'],
  ],
} as const satisfies Record<string, Themed | readonly Themed[]>;

/** The outline of slices whose colour is too close to the background's. */
export const sliceOutline: Themed = ['#92400e', '#f59e0b'];

/** The colours of pages, by the names that styles give them. */
export const colours = {
  bg: ['#faf8f4', '#141210'],
  panel: ['#ffffff', '#1d1a17'],
  sunken: ['#f3efe8', '#26221e'],
  fg: ['#1c1917', '#f5f0e8'],
  muted: ['#57534e', '#b8afa3'],
  line: ['#e5dfd5', '#3a342d'],
  control: ['#8a8178', '#8a8178'],
  /** What can be pressed. */
  accent: ['#ad4f08', '#fb9a55'],
  'accent-subtle': ['#fdf1d8', '#3d2512'],
  'accent-on': ['#ffffff', '#1c1917'],
  /** Behind the top of pages. */
  band: ['#f9efdc', '#201910'],
  /** A marker’s line behind amounts. */
  mark: ['#fbdc9a', '#6b3f12'],
  /** The areas of drawings and icons. */
  tint: ['#f6d9a4', '#6b3a16'],
  /** What is better, and good news. */
  good: ['#067647', '#75e0a7'],
  'good-subtle': ['#ecfdf3', '#0e2a1c'],
  /** What to look at. */
  careful: ['#854d0e', '#fcd34d'],
  'careful-subtle': ['#fef6dc', '#33270a'],
  /** What is wrong, as a text. */
  danger: ['#b42318', '#fda29b'],
  /** The bad end of a scale: red in the dark theme too, where `danger` is pale. */
  low: ['#b42318', '#e5352b'],
  'danger-subtle': ['#fef3f2', '#3b1512'],
} as const satisfies Record<string, Themed>;

/** The CSS variables of all colours in a theme: 0 is light, 1 dark. Chakra’s own conditional tokens would make every start slower. */
export const colourVariables = (theme: 0 | 1): Record<`--${string}`, string> => ({
  ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--colour-${name}`, colour[theme]])),
  ...Object.fromEntries(
    (['interest', 'growth', 'tax', 'neutral'] as const).map((name) => [`--chart-${name}`, palette[name][theme]]),
  ),
  '--chart-outline': sliceOutline[theme],
  ...Object.fromEntries(palette.others.map((colour, index) => [`--chart-${index + 1}`, colour[theme]])),
});
