import { expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { checkCatalogue } from '#schemas/checks/catalogue.ts';
import type { Meta, Tool } from '#src/engine/types.ts';
import { catalogue, meta } from '../../docs/reference/snippets/menu.ts';

const tools = Object.entries(
  import.meta.glob<Tool>(['/docs/reference/snippets/*.ts', '!**/menu.ts'], { eager: true, import: 'default' }),
);

it.each(tools)('a snippet of the reference, %s, is a definition without mistakes', (file, tool) => {
  const id = /(\w+)\.ts$/.exec(file)?.[1] ?? '';
  const own: Meta = { ...meta, id, path: `/reference/${id}` };
  // a snippet shows some abilities, and not how its figure comes about
  const noWorking = tool.working.length > 0 ? tool.noWorking : 'A snippet of the reference.';
  expect(checkDefinition(`tools/reference/${id}`, own, { ...tool, noWorking })).toEqual([]);
});

it('the snippet of the menu is a catalogue without mistakes', () => {
  expect(checkCatalogue(catalogue, [{ folder: `tools/investment/${meta.id}`, meta }])).toEqual([]);
});
