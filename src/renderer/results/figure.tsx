import { KindIcon } from '#src/design/icon.tsx';
import { unseenLook } from '#src/design/text.tsx';
import { formatResult, withHyphen } from '#src/engine/format.ts';
import type { Result } from '#src/engine/results.ts';
import { words } from '#words/page.ts';
import { deniedMark, isNumber } from './result.ts';

/** The look of a figure with its denial, for what is around both. */
export const deniedLook = {
  '& output[data-unsigned], & output[data-none]': { ...unseenLook, userSelect: 'none' },
  '& output[data-denied]': { color: 'danger' },
  '& strong': { display: 'block', mt: 1, color: 'danger', fontSize: 'sm', fontWeight: 500, maxWidth: 'prose' },
  '& strong > svg': { display: 'inline', verticalAlign: '-0.25em', me: 1.5 },
  // a result of 0 whose note says that there is no such figure, such as no year: not an error
  '& output[data-denied=none] ~ strong': { color: 'fg' },
  // no year and no age: the note says so in place of the 0
  '& output[data-none] ~ strong': { fontSize: 'md', mt: 0 },
  '& output[data-denied=careful], & output[data-denied=careful] ~ strong': { color: 'careful' },
  '& output[data-denied=good], & output[data-denied=good] ~ strong': { color: 'good' },
} as const;
/** The most letters that are shown as large as a figure, however narrow the results are. */
const SHORT = 14;

/** A result, as a page writes it and as screen readers and scripts read it. */
export function Figure({ result, text }: { result: Result; text: string }) {
  const { name, spec, value, label, denial, unsigned, none } = result;
  if (unsigned && value !== undefined)
    // what is seen has no sign; screen readers and scripts get the figure itself, with the label that needs one
    return (
      <output name={name} aria-live="off" aria-label={spec.label} data-unsigned="">
        {withHyphen(formatResult(spec, value))}
      </output>
    );
  return (
    <output
      name={name}
      aria-live="off"
      aria-label={label}
      aria-describedby={denial === '' ? undefined : `${name}-denial`}
      data-denied={deniedMark(result)}
      data-none={none ? '' : undefined}
      aria-hidden={none || undefined}
      data-long={text.length > SHORT ? '' : undefined}
      data-number={isNumber(spec) || text === words.noFigure ? '' : undefined}
    >
      {/* where there is no such figure, its note says so in sight */}
      {withHyphen(none ? formatResult(spec, 0) : text)}
    </output>
  );
}

/** What the notes at a figure say, with the icon of how they are meant. */
export function Denial(result: Result) {
  const mark = deniedMark(result);
  if (mark === undefined) return null;
  return (
    <strong id={`${result.name}-denial`}>
      <KindIcon kind={mark === '' ? 'wrong' : mark === 'none' ? 'plain' : mark} />
      {result.denial}
    </strong>
  );
}
