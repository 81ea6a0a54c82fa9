import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, memo, type PointerEvent } from 'react';
import { chipLook, chosenInForcedColours, smallText } from '#src/design/parts.tsx';
import type { DurationUnit } from '#src/engine/parse-duration.ts';
import { words } from '#words/page.ts';
import { type Store, useOutcome } from '../state/calculator.ts';
import { useAfterPaint } from '../state/settled.ts';
import type { Measure } from './measure.ts';

// What can be pressed beside the box and the slider of a number. Memoized, because most key presses change nothing here.

/** Chips that fit side by side on a phone. */
const FITTING_CHIPS = 4;

const ChipsLook = chakra('div', {
  base: {
    display: 'flex',
    // on a phone one line that scrolls; it fades at the end, to show that there is more
    flexWrap: { base: 'nowrap', sm: 'wrap' },
    overflowX: { base: 'auto', sm: 'visible' },
    scrollbarWidth: 'none',
    gap: { base: 1, sm: 1.5 },
    mt: 2,
    '&[data-many]': {
      pe: { base: 8, sm: 0 },
      maskImage: { base: 'linear-gradient(to left, transparent, #000 2.5rem)', sm: 'none' },
    },
    '@media print': { display: 'none' },
    '& > button': {
      ...chipLook,
      flex: '1 0 auto',
      maxWidth: '6.5rem',
      px: { base: 1, sm: 1.5 },
      // inside, because the line clips what is outside
      outlineOffset: '-2px',
      _hover: { borderColor: 'control', color: 'fg' },
      // nothing that changes its width: the others would move
      '&[aria-pressed=true]': {
        bg: 'accent-subtle',
        borderColor: 'accent',
        color: 'accent',
        boxShadow: 'inset 0 0 0 1px var(--colour-accent)',
        ...chosenInForcedColours,
      },
    },
  },
});

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly number[];
  readonly name: string;
  readonly store: Store;
  readonly measure: Measure;
  onPress(value: number): void;
}

/** Usual values, to be chosen with one press. */
export const Chips = memo(function Chips(props: ChipsProps) {
  return (
    <ChipsLook
      role="group"
      aria-label={words.usualValues(props.label)}
      data-many={props.chips.length > FITTING_CHIPS ? '' : undefined}
    >
      <ChipButtons {...props} />
    </ChipsLook>
  );
});

function ChipButtons({ chips, name, store, measure, onPress }: ChipsProps) {
  const value = useOutcome(store, () => {
    const now = store.value(name);
    return chips.find((chip) => chip === now);
  });
  // after the figures: the paint that a key press waits for need not mark a chip
  const chosen = useAfterPaint(value);
  return chips.map((chip) => (
    <button key={chip} type="button" aria-pressed={chip === chosen} onClick={() => onPress(chip)}>
      {measure.spoken(chip)}
    </button>
  ));
}

const UnitsLook = chakra('span', {
  base: {
    display: 'flex',
    alignSelf: 'stretch',
    flexShrink: 0,
    borderStartWidth: '1px',
    '& > label': {
      ...smallText,
      position: 'relative',
      px: 'min(0.25rem, 1.2vw)',
      minWidth: 'min(2.75rem, 12vw)',
      '&:has(:checked)': { color: 'accent', fontWeight: 600 },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'accent',
        outlineOffset: '-3px',
        borderRadius: 'md',
      },
      '@media (forced-colors: active)': { '&:has(:checked)': { textDecoration: 'underline' } },
      '@media print': { '&:not(:has(:checked))': { display: 'none' } },
    },
    '& input': { position: 'absolute', inset: 0, width: 'full', height: 'full', opacity: 0, cursor: 'pointer' },
  },
});

/** Whether a duration is shown in years, in months or in days. */
export const Units = memo(function Units({
  name,
  label,
  units,
  unit,
  onChange,
}: {
  name: string;
  label: string;
  units: readonly DurationUnit[];
  unit: DurationUnit;
  onChange: (unit: DurationUnit) => void;
}) {
  return (
    <UnitsLook className="units" role="radiogroup" aria-label={words.unitOf(label, units.length > 2)}>
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
});

/** The styles of the keys, for the field around them: styled elements of their own would render again with every key press. */
export const keysLook = {
  // over the slider, which nobody drags while typing, so that nothing moves when the keys appear
  display: 'none',
  position: 'relative',
  '@media (hover: none) and (pointer: coarse)': { display: 'block' },
  '& > div': {
    position: 'absolute',
    insetInline: '-0.25rem',
    zIndex: 1,
    px: 1,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: 2,
    // covers the slider and the labels of its ends
    top: '0.25rem',
    pb: 3,
    bg: 'panel',
  },
  '& button': { ...chipLook, borderColor: 'control', color: 'fg', _disabled: { opacity: 0.5 } },
} as const;

/** Keeps the focus, and with it a phone's keyboard, where it is. */
export const keepFocus = (event: PointerEvent | MouseEvent) => event.preventDefault();

/**
 * Keys for words that a phone's numeric keyboard lacks, under a box of money while somebody types on a touch screen.
 *
 * @param text what has been typed; null where nothing has
 * @param onPress gets the text with the word after it
 */
export const Keys = memo(function Keys({
  text,
  measure,
  onPress,
}: {
  text: string | null;
  measure: Measure;
  onPress: (text: string) => void;
}) {
  return (
    <div className="keys">
      <div>
        {Object.entries(words.multiples).map(([at, { word, key }]) => {
          const longer = text === null ? null : `${text.trimEnd()} ${word}`;
          return (
            <button
              key={at}
              type="button"
              tabIndex={-1}
              disabled={longer === null || measure.read(longer) === null}
              onPointerDown={keepFocus}
              onMouseDown={keepFocus}
              onClick={() => longer !== null && onPress(longer)}
            >
              {key}
            </button>
          );
        })}
      </div>
    </div>
  );
});
