import type { SVGProps } from 'react';
import { LINE } from './scale.ts';

/** A text of a drawing, in lines one below the other. */
export function Lines({ lines, x, ...text }: SVGProps<SVGTextElement> & { lines: readonly string[] }) {
  return (
    <text x={x} {...text}>
      {Object.entries(lines).map(([at, line]) => (
        <tspan key={at} x={x} dy={at === '0' ? 0 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
