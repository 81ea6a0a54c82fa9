import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { plainWords } from '#schemas/checks/plain-words.ts';
import { content, example, input, meta, rowsInput, table } from '#schemas/definition.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainWords }).error?.issues.map(({ message }) => message) ?? [];

const sections = [{ heading: 'One' }];
const tool = { id: 'x', path: '/x', title: 'X', icon: 'x', description: 'X', metaDescription: 'x'.repeat(60) };
const rate = { kind: 'percent', label: 'Rate', default: 1 };
const rows = { kind: 'rows', label: 'Rows', item: 'Row', columns: { rate }, min: 0, max: 9, default: [] };

describe('what a schema misses is reported without its jargon', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['nothing', content, { sections }, 'is missing; it must be a text in quotes'],
    ['a number for a text', content, { title: 5, sections }, 'is 5, but must be a text in quotes'],
    ['a text for a list', content, { title: 'X', sections: 'One' }, 'is "One", but must be a list in square brackets'],
    [
      'a list for an object',
      table,
      { title: 'X', columns: [] },
      'is a list, but must be an object in curly braces, with a name for each entry: { name: { … } }',
    ],
    ['an empty text', content, { title: ' ', sections }, 'is empty; one character or more is needed'],
    ['a long text', meta, { ...tool, title: 'x'.repeat(61) }, 'has 61 characters; it must be at most 60'],
    ['a large number', rowsInput, { ...rows, max: 300 }, 'is 300; it must be at most 200'],
    ['part of a number', rowsInput, { ...rows, min: 0.5 }, 'is 0.5, but must be a whole number'],
    [
      'a name with a slip in it',
      content,
      { title: 'X', sections, faqs: [] },
      'has "faqs", which means nothing here (have: title, sections, howTo, faq); did you mean faq?',
    ],
    [
      'a kind that is none',
      input,
      { ...rate, kind: 'percnt' },
      '"percnt" is not one of: currency, percent, years, number, choice, toggle, text, date, rows; did you mean percent?',
    ],
    [
      'no kind',
      input,
      { label: 'Rate' },
      'is missing (one of: currency, percent, years, number, choice, toggle, text, date, rows)',
    ],
    ['none of several', example, { title: 'X', inputs: {}, outputs: { x: [] } }, 'is a list, which cannot be here'],
  ])('%s', (_, schema, value, message) => {
    expect(said(schema, value)).toEqual([message]);
  });
});
