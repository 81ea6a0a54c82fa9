import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useRef } from 'react';
import { Button } from './buttons.tsx';
import { Icon } from './icon.tsx';
import { targetSize } from './layout.ts';

/** The box of every field: of numbers, texts, days and choices. */
export const boxLook = {
  width: 'full',
  minHeight: targetSize,
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'control',
  bg: 'bg',
  // paper has a list of values
  _print: { border: 'none', bg: 'transparent', backgroundImage: 'none', minHeight: 0, px: 0, py: 0 },
} as const;
/** The box of a text of several lines. */
export const textLook = { ...boxLook, p: 3, color: 'fg' } as const;
const fieldLook = { ...boxLook, px: 2.5, color: 'fg' } as const;

export const TextBox = chakra('input', {
  // a phone's WebKit centres a day, and gives an empty one no height
  base: {
    ...fieldLook,
    appearance: 'none',
    '&::-webkit-date-and-time-value': { textAlign: 'start', minHeight: '1.5em' },
  },
});

export const Select = chakra('select', {
  base: {
    ...fieldLook,
    // WebKit paints a grey of its own over the box; `appearance: none` removes it and the arrow, so two triangles are the arrow
    appearance: 'none',
    pe: { base: 8, _print: 0 },
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(135deg, currentcolor 50%, transparent 50%)',
    backgroundPosition: 'right 1rem center, right 0.75rem center',
    backgroundSize: '0.25rem 0.25rem',
    backgroundRepeat: 'no-repeat',
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

/** In forced-colours mode the chosen option has the system's colours. */
export const forcedChoiceLook = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
} as const;

/** The label around a radio button that covers it. */
export const radioLabelLook = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  textAlign: 'center',
  textWrap: 'balance',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px', borderRadius: 'sm' },
  '& > input': { position: 'absolute', inset: 0, boxSize: 'full', opacity: 0, cursor: 'pointer' },
} as const;

/** A few options side by side of which one is chosen; each is a label around a radio button that covers it. */
export const Segments = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    p: 1,
    borderRadius: 'md',
    bg: 'sunken',
    '& > label': {
      ...radioLabelLook,
      // side by side as long as their words fit: none is alone on a line
      flex: '1 1 0',
      minHeight: '2.5rem',
      px: 2,
      py: 1,
      lineHeight: 1.25,
      borderRadius: 'sm',
      borderWidth: '1px',
      borderColor: 'transparent',
      color: 'muted',
    },
    // below 36rem four are two lines of two, so that none is alone: times 99, any width below it is more than 40%, any above less than 0%
    '&:has(> :nth-of-type(4)) > label': { flexBasis: 'clamp(0%, (36rem - 100%) * 99, 40%)' },
    '& > :has(:checked)': {
      bg: 'panel',
      color: 'accent',
      fontWeight: 600,
      borderColor: 'accent',
      ...forcedChoiceLook,
    },
    // paper has the chosen option alone, as a text
    _print: {
      p: 0,
      bg: 'transparent',
      '& > label:not(:has(:checked))': { display: 'none' },
      '& > :has(:checked)': { minHeight: 0, p: 0, border: 'none', color: 'fg', bg: 'transparent' },
    },
  },
});

export const CheckLabel = chakra('label', {
  base: {
    display: 'flex',
    gap: 2,
    alignItems: 'center',
    width: 'fit-content',
    minHeight: { base: targetSize, _print: 0 },
    cursor: 'pointer',
    textWrap: 'balance',
    // a tick is a background, which printers leave out
    '& > input': { printColorAdjust: 'exact' },
  },
});

interface CheckProps extends Omit<ComponentProps<typeof CheckLabel>, 'onChange'> {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with its label; anything else styles the label. */
export function Check({ label, checked, onChange, ...style }: CheckProps) {
  return (
    <CheckLabel {...style}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </CheckLabel>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button with which the visitor chooses a file; the browser's own control is hidden. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onChoose(chosen);
          // so that the same file can be chosen again
          event.target.value = '';
        }}
      />
    </>
  );
}
