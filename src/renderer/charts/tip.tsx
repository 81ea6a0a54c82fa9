import { chakra } from '@chakra-ui/react/styled-system';
import { words } from '#words/page.ts';
import { Dot, type LegendEntry } from './legend.tsx';

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    px: 3,
    py: 2,
    bg: 'panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    boxShadow: 'panel',
    fontSize: '14px',
    lineHeight: 1.35,
    '& > p': { gridColumn: '1 / -1', fontWeight: 600 },
    '& > b': { fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& > span:empty': { width: 3.5 },
  },
  variants: {
    // above the plot, so that it covers no point
    above: { true: { transform: 'translateY(-100%)' } },
  },
});

/** A chart's tooltip: swatch, name and figure of each part, and their sum if they are stacked. */
export function Tip({
  title,
  parts,
  total,
  above = false,
}: {
  title?: string;
  parts: readonly (LegendEntry & { readonly figure: string })[];
  total?: string | null;
  above?: boolean;
}) {
  return (
    <Card above={above}>
      {title !== undefined && <p>{title}</p>}
      {parts.map(({ name, colour, swatch, figure }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: series have a fixed order, and two may share a name
        <Part key={index} name={name} colour={colour} {...(swatch && { swatch })} figure={figure} />
      ))}
      {total && (
        <>
          <span />
          <span>{words.chartTotal}</span>
          <b>{total}</b>
        </>
      )}
    </Card>
  );
}

function Part({ name, colour, swatch, figure }: LegendEntry) {
  return (
    <>
      <Dot colour={colour} swatch={swatch} />
      <span>{name}</span>
      <b>{figure}</b>
    </>
  );
}
