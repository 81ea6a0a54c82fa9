// The names of the language that a definition may use.

/** The global names that a definition may use, each with the parts of it that it may name. */
export const GLOBALS: Readonly<Record<string, readonly string[]>> = {
  Array: ['from', 'isArray', 'of'],
  Boolean: [],
  Date: ['UTC'],
  Error: [],
  Infinity: [],
  JSON: ['parse', 'stringify'],
  Map: [],
  Math: Object.getOwnPropertyNames(Math).filter((name) => name !== 'random'),
  NaN: [],
  Number: Object.getOwnPropertyNames(Number).filter((name) => !/^(length|name|prototype)$/.test(name)),
  Object: ['entries', 'fromEntries', 'hasOwn', 'keys', 'values'],
  Set: [],
  String: ['fromCharCode', 'fromCodePoint', 'raw'],
  undefined: [],
};
/** Those that are values, and stand anywhere. */
export const VALUES = new Set(['Infinity', 'NaN', 'undefined']);
/** Those that are called, and those that `new` makes something of. */
export const CALLED = new Set(['Array', 'Boolean', 'Error', 'Number', 'String']);
export const MADE = new Set(['Array', 'Date', 'Error', 'Map', 'Set']);
