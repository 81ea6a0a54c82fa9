import { defineTool } from '#engine';
import content from './content.ts';

const watts = { led: 20, sodium: 100, bulb: 200, neon: 60, solar: 0, gas: 0 } as const;

/** Choices, and a number as large as 10^9 or more: no amount of money, no rate, no table. */
export default defineTool({
  inputs: {
    lamp: {
      kind: 'choice',
      label: 'Lamp',
      options: [
        { value: 'led', label: 'LED' },
        { value: 'sodium', label: 'Sodium' },
        { value: 'bulb', label: 'Bulb' },
        { value: 'neon', label: 'Neon' },
        { value: 'solar', label: 'Solar' },
        { value: 'gas', label: 'Gas' },
      ],
      default: 'led',
    },
    night: {
      kind: 'choice',
      label: 'Night',
      options: [
        { value: 10, label: 'Summer, 10 hours' },
        { value: 13, label: 'Winter, 13 hours' },
      ],
      default: 10,
    },
    dimmed: { kind: 'toggle', label: 'Dimmed after midnight', default: false, showWhen: { lamp: ['led', 'sodium'] } },
    lamps: {
      kind: 'number',
      label: 'Lamps',
      default: 1_000_000_000,
      usual: [0, 4_000_000_000],
      step: 1_000_000,
      allowed: [0, 5_000_000_000],
      whole: true,
    },
  },
  outputs: {
    verdict: { kind: 'text', label: 'These lamps are', values: { good: 'Good', fair: 'Fair', poor: 'Wasteful' } },
    units: { kind: 'number', label: 'Units of power per night', better: 'lower', decimals: 0 },
    each: { kind: 'number', label: 'Units per lamp and night', decimals: 3 },
  },
  story: [
    { text: 'All lamps take {units} units a night.', showWhen: { units: { above: 0 } } },
    { text: 'These lamps take no power at all.' },
  ],
  basis: ['A lamp takes its rated power all night, and half of it after midnight where it is dimmed.'],
  examples: [{ title: 'A billion LED lamps', inputs: {}, outputs: { verdict: 'good', units: 200_000_000, each: 0.2 } }],
  content,
  noWorking: 'It is one product.',
  headline: ['verdict'],
  figure: 'units',
  rises: [{ output: 'units', with: 'lamps' }],
  compute: ({ lamp, night, dimmed, lamps }) => {
    const each = (watts[lamp] * night * (dimmed ? 0.75 : 1)) / 1000;
    return { verdict: each <= 0.3 ? 'good' : each <= 1 ? 'fair' : 'poor', units: each * lamps, each };
  },
});
