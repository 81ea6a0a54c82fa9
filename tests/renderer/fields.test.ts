import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defineTool } from '#engine';
import { createDesign } from '#src/design/system.ts';
import ToolBody from '#src/renderer/tool-body.tsx';

const option = (value: string) => ({ value, label: `Option ${value}` });

/** A tool of the test's own with an input of every kind that stands alone and results of several. */
const tool = defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 250_000, min: 0, max: 1_000_000, step: 1000 },
    count: { kind: 'number', label: 'Count', default: 3 },
    start: {
      kind: 'date',
      label: 'Start',
      help: 'The day of opening.',
      default: '2026-04-01',
      min: '2020-01-01',
      max: '2030-12-31',
    },
    owner: { kind: 'text', label: 'Owner', default: 'Asha', maxLength: 12 },
    senior: { kind: 'toggle', label: 'Senior', default: true },
    few: { kind: 'choice', label: 'Few', options: ['a', 'b', 'c', 'd'].map(option), default: 'b' },
    many: { kind: 'choice', label: 'Many', options: ['a', 'b', 'c', 'd', 'e'].map(option), default: 'e' },
    hidden: { kind: 'number', label: 'Hidden', default: 1, showWhen: { senior: false } },
    offered: { kind: 'number', label: 'Offered', default: 1, offerWhen: { few: 'b' } },
    notOffered: { kind: 'number', label: 'Not offered', default: 1, offerWhen: { few: 'c' } },
  },
  outputs: {
    total: { kind: 'currency', label: 'Total' },
    until: { kind: 'text', label: 'Until' },
    mood: { kind: 'text', label: 'Mood', values: { up: 'On the rise', down: 'On the way down' } },
  },
  basis: ['Made up for a test.'],
  examples: [{ title: 'As it stands', inputs: {}, outputs: { total: -750_000 } }],
  compute: ({ amount, count, start, owner, senior }) => ({
    total: -amount * count,
    until: `${owner} from ${start}`,
    mood: senior ? 'up' : 'down',
  }),
});

const pageOf = (drawn: typeof tool) => {
  const props = {
    value: createDesign(),
    children: createElement(ToolBody, {
      id: 'made_up',
      title: 'Made up',
      tool: drawn,
      readStored: null,
      path: '/made/up',
    }),
  };
  return renderToString(createElement(ChakraProvider, props));
};
const markup = pageOf(tool);
/** The tags that have a name, as the page writes them. */
const named = (name: string) => markup.match(new RegExp(`<[a-z]+ [^>]*name="${name}"[^>]*>`, 'g')) ?? [];
const only = (name: string) => {
  expect(named(name)).toHaveLength(1);
  return named(name)[0] ?? '';
};

describe('a tool that no tool is like', () => {
  it('has one form, with one control of its own for every input that shows', () => {
    expect(markup.match(/<form/g)).toHaveLength(1);
    expect(only('amount')).toMatch(/type="text".*inputmode="decimal"|inputmode="decimal".*type="text"/i);
    expect(only('amount')).toMatch(/role="spinbutton"/);
    expect(only('amount')).toMatch(/value="2,50,000"/);
    expect(only('count')).toMatch(/value="3"/);
    // a slider only where there is a usual range
    expect(markup.match(/type="range"/g)).toHaveLength(1);
  });

  it('has the browser’s own box for a day, within its bounds', () => {
    expect(only('start')).toMatch(/type="date"/);
    expect(only('start')).toMatch(/min="2020-01-01"/);
    expect(only('start')).toMatch(/max="2030-12-31"/);
    expect(only('start')).toMatch(/value="2026-04-01"/);
    const help = only('start').match(/aria-describedby="([^"]+)"/)?.[1];
    expect(markup).toMatch(new RegExp(`id="${help}"[^>]*>The day of opening\\.<`));
  });

  it('has a box for a text, no longer than it may be', () => {
    expect(only('owner')).toMatch(/type="text"/);
    expect(only('owner')).toMatch(/maxlength="12"/i);
  });

  it('has one checkbox for yes or no', () => {
    expect(only('senior')).toMatch(/type="checkbox"/);
    expect(only('senior')).toMatch(/checked=""/);
  });

  it('has radio buttons for four options and a native select for five', () => {
    expect(named('few').map((tag) => tag.match(/type="(\w+)"/)?.[1])).toEqual(['radio', 'radio', 'radio', 'radio']);
    expect(named('few').map((tag) => tag.match(/value="(\w+)"/)?.[1])).toEqual(['a', 'b', 'c', 'd']);
    expect(named('few').filter((tag) => tag.includes('checked=""'))).toHaveLength(1);
    expect(only('many')).toMatch(/^<select/);
    expect(markup).toMatch(/<option [^>]*value="e"[^>]*selected=""|<option [^>]*selected=""[^>]*value="e"/);
  });

  it('leaves a hidden input out of the document', () => {
    expect(named('hidden')).toEqual([]);
  });

  it('leaves an input that is not offered out of the document, too', () => {
    expect(only('offered')).toMatch(/value="1"/);
    expect(named('notOffered')).toEqual([]);
  });

  it('gives every result as an output that holds the formatted value alone, words too', () => {
    const text = (name: string) => markup.match(new RegExp(`<output [^>]*name="${name}"[^>]*>([^<]*)</output>`))?.[1];
    expect(text('total')).toBe('-₹7,50,000');
    expect(text('until')).toBe('Asha from 2026-04-01');
    expect(text('mood')).toBe('On the rise');
  });
});

it.each(['amount', 'start', 'owner', 'senior', 'few', 'many'])('a refusal of %s stands at its control', (field) => {
  const page = pageOf({ ...tool, run: () => ({ ok: false, field, message: 'That cannot be.' }) });
  expect(page).toMatch(new RegExp(`<p id="${field}-hint"[^>]*>That cannot be\\.<`));
  const own = page.match(new RegExp(`<(fieldset|input|select)[^>]*aria-describedby="[^"]*${field}-hint"[^>]*>`))?.[0];
  if (field !== 'few') expect(own).toMatch(/aria-invalid="true"/);
  expect(own).toBeDefined();
});

describe('a day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-4-1', '01-04-2026', '', 20_260_401, null, true])('is not %s', (start) => {
    expect(tool.run({ start })).toMatchObject({ ok: false, field: 'start' });
  });
  it.each(['2028-02-29', '1947-08-15'])('may be %s', (start) => {
    expect(tool.run({ start })).toMatchObject({ ok: true });
  });
});
