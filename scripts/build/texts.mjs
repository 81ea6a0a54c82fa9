import { parseSync } from 'rolldown/utils';

/**
 * The comments of a schema, as the texts of its JSON Schema: for each object and its properties. Throws where two objects with the
 * same properties have different comments on them.
 *
 * @typedef {{ own: string | undefined, properties: Record<string, string | undefined> }} Texts
 *
 * @param {string} file
 * @param {string} source the file's text
 * @returns {Record<string, Texts>} by the names of the properties, sorted and joined
 */
export function textsOf(file, source) {
  const { program, comments } = parseSync(file, source);
  /** @type {Record<string, any>} */
  const constants = {};
  /** @type {Record<string, Texts>} */
  const found = {};
  /** The comment that ends right before a position. */
  const before = (/** @type {number} */ place) => {
    const last = comments.findLast(({ end }) => end <= place);
    if (last?.type !== 'Block' || !last.value.startsWith('*') || source.slice(last.end, place).trim() !== '') return;
    return last.value
      .slice(1)
      .replace(/\n\s*\* ?/g, ' ')
      .trim();
  };
  const propertiesOf = (/** @type {any} */ { properties }) => {
    /** @type {Record<string, string | undefined>} */
    const texts = {};
    for (const each of properties)
      if (each.type !== 'SpreadElement') texts[each.key.name] = before(each.start);
      else Object.assign(texts, propertiesOf(constants[each.argument.name]));
    return texts;
  };
  const visit = (/** @type {any} */ node, /** @type {string | undefined} */ own) => {
    if (node.type === 'VariableDeclarator' && node.init) constants[node.id.name] = node.init;
    if (node.type === 'CallExpression' && node.callee.property?.name === 'strictObject') {
      const properties = propertiesOf(node.arguments[0]);
      const kind = node.arguments[0].properties.find((/** @type {any} */ each) => each.key?.name === 'kind');
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
const literalOf = (/** @type {any} */ { callee, arguments: [value] = [] }) =>
  callee?.property?.name === 'literal' ? value?.value : undefined;

/**
 * The key of an object: the names of its properties, and its kind if it has only one.
 *
 * @param {readonly string[]} names
 * @param {string} [kind]
 */
export const keyOf = (names, kind) => [...names].sort().join(' ') + (kind === undefined ? '' : `: ${kind}`);
