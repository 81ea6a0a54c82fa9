import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { checkSource } from '#schemas/checks/source.ts';
import type { Meta, Tool } from '#src/engine/types.ts';
import { root } from '../../scripts/build/project.ts';

const modules = import.meta.glob<{ default: Tool; meta?: Meta }>('/docs/reference/snippets/*.ts', { eager: true });

const files = { exportsOf: () => ['defineTool', 'fail'], filesIn: () => [] };

describe('a snippet of the reference', () => {
  it.each(Object.keys(modules).filter((file) => !file.endsWith('/catalogue.ts')))(
    '%s is a definition without mistakes',
    (file) => {
      const { default: tool, meta } = modules[file] as { default: Tool; meta?: Meta };
      const id = (/([\w-]+)\.ts$/.exec(file)?.[1] ?? '').replaceAll('-', '_');
      const own: Meta = meta ?? {
        id,
        path: `/reference/${id.replaceAll('_', '-')}`,
        title: id,
        icon: 'calculator',
        description: 'A snippet of the reference.',
        metaDescription: 'A snippet of the reference, which shows what one ability of a definition looks like.',
      };
      // a snippet shows one ability, and not how its figure comes about
      const noWorking = tool.working.length > 0 ? tool.noWorking : 'A snippet of the reference.';
      expect(checkDefinition(`tools/reference/${id}`, own, { ...tool, noWorking })).toEqual([]);
      const text = readFileSync(join(root, file), 'utf8');
      expect(checkSource(`tools/reference/${id}/definition.ts`, text, parseSync(file, text), files)).toEqual([]);
    },
  );
});
