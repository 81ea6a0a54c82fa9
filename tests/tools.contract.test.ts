import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { tools } from './tools.ts';

describe('every tool', () => {
  it.each(tools)('$id is a definition without mistakes', ({ folder, meta, tool }) => {
    expect(checkDefinition(folder, meta, tool)).toEqual([]);
  });
});
