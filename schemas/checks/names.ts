import type { Mistakes, Subject } from './mistake.ts';

/** Names of results: used once, and not those of inputs. */
export function* checkNames({ tool }: Subject): Mistakes {
  const tables = Object.keys(tool.tables);
  const twice = 'has the name of another result; names are used once';
  for (const name of Object.keys(tool.outputs)) {
    if (tables.includes(name) || name === 'notes') yield { path: `outputs.${name}`, message: twice };
    if (Object.hasOwn(tool.inputs, name)) yield { path: `outputs.${name}`, message: 'has the name of an input' };
  }
  if (tables.includes('notes')) yield { path: 'tables.notes', message: twice };
}
