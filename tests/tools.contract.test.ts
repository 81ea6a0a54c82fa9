import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { hasIcon } from '../scripts/drawing.mjs';
import { tools } from './tools.ts';

describe('every tool', () => {
  it.each(tools)('$id is a definition without mistakes', ({ folder, meta, tool }) => {
    expect(checkDefinition(folder, meta, tool)).toEqual([]);
  });

  it.each(tools)('$id has an icon that Lucide draws', ({ meta }) => {
    expect(hasIcon(meta.icon), meta.icon).toBe(true);
  });
});
