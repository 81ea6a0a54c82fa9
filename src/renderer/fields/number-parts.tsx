import { chakra } from '@chakra-ui/react/styled-system';
import { chipLook } from '#src/design/buttons.tsx';
import { boxLook, forcedChoiceLook, radioLabelLook } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import type { DurationUnit } from '#src/engine/parse.ts';
import type { NumberInput } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import type { Measure } from './measure.ts';

// The box of a number, its unit, and what can be pressed beside it and its slider.

/** A small phone, where box and slider are enough. */
export const SMALL_PHONE = '@media (max-width: 24.99rem)';

/** The box: the number, with its sign and its unit. */
export const NumberBox = chakra('span', {
  base: {
    ...boxLook,
    display: 'flex',
    // with large text a unit goes under the number
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1,
    px: 2,
    color: 'muted',
    _print: { ...boxLook._print, width: 'auto', '& > input': { flex: 'none', fieldSizing: 'content' } },
    // not where a unit in it is pressed
    '&:has(> input:focus)': { borderColor: 'accent', outline: '1px solid', outlineColor: 'accent' },
    '&[data-careful]': { borderColor: 'careful' },
    '&:has(> input[aria-invalid=true])': { borderColor: 'danger', outlineColor: 'danger' },
    '& > input': {
      flex: '1 1 3rem',
      minWidth: 0,
      py: { base: 2, _print: 0 },
      bg: 'transparent',
      color: 'fg',
      fontWeight: 600,
      textAlign: 'end',
      _focusVisible: { outline: 'none' },
    },
  },
});

const ChipsLook = chakra('div', {
  base: {
    display: 'grid',
    // up to four in a line, or two where four have no room: none of four is alone
    gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(20%, (17rem - 100%) * 99, 40%), 1fr))',
    gap: { base: 1, sm: 1.5 },
    mt: 2,
    _print: { display: 'none' },
    [SMALL_PHONE]: { 'input[type=range] ~ &': { display: 'none' } },
    '& > button': {
      ...chipLook,
      px: 1.5,
      _hover: { bg: 'sunken' },
      // nothing that changes its width: the others would move
      '&[aria-pressed=true]': {
        bg: 'accent-subtle',
        borderColor: 'accent',
        color: 'accent',
        boxShadow: 'inset 0 0 0 1px var(--colour-accent)',
        ...forcedChoiceLook,
      },
    },
  },
});

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly number[];
  readonly value: number;
  readonly measure: Measure;
  onPress(value: number): void;
}

/** Usual values, to be chosen with one press. */
export function Chips({ label, chips, value, measure, onPress }: ChipsProps) {
  return (
    <ChipsLook role="group" aria-label={words.usualValues(label)}>
      {chips.map((chip) => (
        <button key={chip} type="button" aria-pressed={chip === value} onClick={() => onPress(chip)}>
          {measure.spoken(chip)}
        </button>
      ))}
    </ChipsLook>
  );
}

const UnitsLook = chakra('span', {
  base: {
    display: 'flex',
    // three units in large text take two lines
    flexWrap: 'wrap',
    alignSelf: 'stretch',
    borderInlineStartWidth: { base: '1px', _print: 0 },
    '& > label': { ...radioLabelLook, px: { base: 2, _print: 0 }, fontSize: 'xs' },
    '& > :has(:checked)': { color: 'fg', fontWeight: 600 },
    '@media (forced-colors: active)': { '& > :has(:checked)': { textDecoration: 'underline' } },
    _print: { '& > :not(:has(:checked))': { display: 'none' } },
  },
});

interface UnitsProps {
  readonly name: string;
  readonly label: string;
  readonly units: readonly DurationUnit[];
  readonly unit: DurationUnit;
  readonly onChange: (unit: DurationUnit) => void;
}

/** Whether a duration is shown in years, in months or in days. */
export function Units({ name, label, units, unit, onChange }: UnitsProps) {
  return (
    <UnitsLook role="radiogroup" aria-label={words.unitOf(label, units.length > 2)}>
      {units.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={`${name}-unit`}
            value={each}
            checked={unit === each}
            onChange={() => onChange(each)}
          />
          {words.units[each]}
        </label>
      ))}
    </UnitsLook>
  );
}

/** The only unit that a number can have, after its box. */
export function UnitSign({ spec: { kind, months } }: { spec: NumberInput }) {
  if (kind === 'percent') return <span aria-hidden="true">%</span>;
  if (kind === 'years') return <span aria-hidden="true">{words.yearsUnit}</span>;
  return kind === 'number' && months && <span aria-hidden="true">{words.monthsUnit}</span>;
}

/** What a value above or below 0 means, in words; undefined at 0. */
export function wayOf({ ways }: NumberInput, value: number): string | undefined {
  if (value === 0) return undefined;
  return value < 0 ? ways?.below : ways?.above;
}

/** On which side of 0 a value is, as a button that turns it: the keypad of a phone may have no minus. */
export function WayButton({ spec, value, onTurn }: { spec: NumberInput; value: number; onTurn: () => void }) {
  const way = wayOf(spec, value);
  // at 0 its line stays free, so that nothing moves
  if (way === undefined) return spec.ways && <span className="way" />;
  return (
    <button
      type="button"
      className="way"
      aria-label={words.turn(spec.label, way, wayOf(spec, -value) ?? '')}
      data-below={value < 0 ? '' : undefined}
      onClick={onTurn}
    >
      <Icon name="arrow-up-down" />
      {way}
    </button>
  );
}
