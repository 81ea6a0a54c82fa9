import { parseSync } from 'rolldown/utils';

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree has nodes of every shape
type Node = any;
interface Texts {
  own: string | undefined;
  properties: Record<string, string | undefined>;
}

/**
 * The comments of a schema, as the texts of its JSON Schema: for each object and its properties. Throws where two objects with the
 * same properties have different comments on them.
 *
 * @param source the file's text
 * @returns by the names of the properties, sorted and joined
 */
export function textsOf(file: string, source: string): Record<string, Texts> {
  const { program, comments } = parseSync(file, source);
  const constants: Record<string, Node> = {};
  const found: Record<string, Texts> = {};
  /** The comment that ends right before a position. */
  const before = (place: number) => {
    const last = comments.findLast(({ end }) => end <= place);
    if (last?.type !== 'Block' || !last.value.startsWith('*') || source.slice(last.end, place).trim() !== '') return;
    return last.value
      .slice(1)
      .replace(/\n\s*\* ?/g, ' ')
      .trim();
  };
  const propertiesOf = ({ properties }: Node) => {
    const texts: Record<string, string | undefined> = {};
    for (const each of properties)
      if (each.type !== 'SpreadElement') texts[each.key.name] = before(each.start);
      else Object.assign(texts, propertiesOf(constants[each.argument.name]));
    return texts;
  };
  const visit = (node: Node, own: string | undefined) => {
    if (node.type === 'VariableDeclarator' && node.init) constants[node.id.name] = node.init;
    if (node.type === 'CallExpression' && node.callee.property?.name === 'strictObject') {
      const properties = propertiesOf(node.arguments[0]);
      const kind = node.arguments[0].properties.find((each: Node) => each.key?.name === 'kind');
      const key = keyOf(Object.keys(properties), kind && literalOf(kind.value));
      const other = found[key];
      if (!other) found[key] = { own, properties };
      else if (JSON.stringify(other.properties) !== JSON.stringify(properties))
        throw new Error(`${file}: two objects with ${key} differ in their comments`);
      else if (other.own !== own) other.own = undefined;
    }
    const declares = /^(ExportNamedDeclaration|VariableDeclaration)$/.test(node.type);
    const said = declares ? (before(node.start) ?? own) : node.type === 'Property' ? undefined : own;
    for (const value of Object.values(node))
      for (const inner of Array.isArray(value) ? value : [value])
        if (typeof inner?.type === 'string') visit(inner, node.type === 'ArrayExpression' ? before(inner.start) : said);
  };
  visit(program, undefined);
  return found;
}

/** The one value that `z.literal('donut')` allows. */
const literalOf = ({ callee, arguments: [value] = [] }: Node) =>
  callee?.property?.name === 'literal' ? value?.value : undefined;

/** The key of an object: the names of its properties, and its kind if it has only one. */
export const keyOf = (names: readonly string[], kind?: string) =>
  [...names].sort().join(' ') + (kind === undefined ? '' : `: ${kind}`);
