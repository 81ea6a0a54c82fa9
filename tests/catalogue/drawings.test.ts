import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import catalogue from '#tools/catalogue.ts';

it.each(catalogue.groups.map(({ id }) => id))(
  'the drawing of %s is small, and has no colours but the theme’s',
  (id) => {
    const drawing = readFileSync(`tools/${id}/drawing.svg`, 'utf8');
    expect(drawing.length).toBeLessThan(2000);
    const painted = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
    expect(new Set(painted)).toEqual(
      new Set([
        'none',
        'currentColor',
        'var(--colour-tint)',
        ...(drawing.includes('-panel') ? ['var(--colour-panel)'] : []),
      ]),
    );
  },
);
