import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/project.ts';

/** Writes a definition with its metadata, for checks that load it. Its compute uses `amount`. */
export function writeTool(
  id: string,
  { first = '', more = '', compute = '({ total: amount * 2 })', marks = '' } = {},
): string {
  const folder = `.cache/broken/test/${id}`;
  mkdirSync(join(root, folder), { recursive: true });
  const meta = {
    id,
    path: `/test/${id.replaceAll('_', '-')}`,
    title: id,
    icon: 'wallet',
    description: 'A calculator of the tests.',
    metaDescription:
      'A calculator of the tests that does what no definition may do, so that the check has to survive it.',
    keywords: 'trial',
  };
  const definition = `${marks}import { defineTool } from '#engine';
${first}
export default defineTool({
  inputs: { amount: { kind: 'currency', label: 'Amount', default: 5000, usual: [1000, 10_000], step: 500 } },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  basis: ['Twice the amount.'],
  noWorking: 'It is one product.',
  story: [{ text: 'It is twice as much.' }],
  content: { title: 'Twice', sections: [{ heading: 'What it does', paragraphs: ['It doubles the amount.'] }] },
  examples: [{ title: 'Twice', inputs: {}, outputs: { total: 10_000 } }],
  compute: ({ amount }) => ${compute},
  ${more}
});
`;
  writeFileSync(join(root, folder, 'meta.ts'), `export default ${JSON.stringify(meta)};`);
  writeFileSync(join(root, folder, 'definition.ts'), definition);
  return folder;
}
