import { expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import type { Meta, Tool } from '#src/engine/types.ts';

const modules = import.meta.glob<{ default: Tool; meta?: Meta }>('/docs/reference/snippets/*.ts', { eager: true });

it.each(Object.keys(modules).filter((file) => !file.endsWith('/catalogue.ts')))(
  'a snippet of the reference, %s, is a definition without mistakes',
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
  },
);
