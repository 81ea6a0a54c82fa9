import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { targetSize } from './layout.ts';

const Label = chakra('label', {
  base: {
    display: 'flex',
    gap: 2,
    alignItems: 'center',
    width: 'fit-content',
    minHeight: targetSize,
    cursor: 'pointer',
    // a tick is a background, which printers leave out
    '& > input': { printColorAdjust: 'exact' },
  },
});

/** A checkbox with its words. */
export function Check({
  label,
  checked,
  onChange,
  ...style
}: Omit<ComponentProps<typeof Label>, 'onChange'> & {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Label {...style}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </Label>
  );
}
