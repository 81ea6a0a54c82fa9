import { chakra } from '@chakra-ui/react/styled-system';
import { encode } from 'uqr';
import { formatDay } from '#src/engine/format.ts';
import { today } from '#src/rules/now.ts';
import { site } from '#src/site.ts';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator } from '../state/calculator.ts';
import { useOnPaper } from '../state/screen.ts';
import { figuresLink } from './link.tsx';

const words = panelWords.print;

/** The longest link whose QR code a phone can still read from paper. */
const LONGEST_CODE = 1000;

const Foot = chakra('div', {
  base: {
    display: { base: 'none', _print: 'flex' },
    justifyContent: 'space-between',
    gap: 4,
    fontSize: 'sm',
    breakInside: 'avoid',
    '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > svg': { flex: 'none', boxSize: '9rem' },
  },
});

/** A link as a QR code: one path with a square for each module. */
function Code({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.code} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/**
 * The foot of a printed page: when it was printed, and the link to its figures, made just before. Figures that a tool stores on
 * the device are in no link.
 */
export default function PrintFoot({ path }: { path: string }) {
  const { tool, store } = useCalculator();
  const onPaper = useOnPaper();
  if (!onPaper) return null;
  const link = figuresLink(path, tool, tool.keep ? null : store.values(), store.pins());
  return (
    <Foot data-print-foot="">
      <div>
        <p>{words.printed(site.name, formatDay(today()))}</p>
        <a href={link}>{link}</a>
      </div>
      {link.length <= LONGEST_CODE && <Code text={link} />}
    </Foot>
  );
}
