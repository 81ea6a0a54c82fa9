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
  Math: [
    ...[
      'E',
      'LN10',
      'LN2',
      'LOG10E',
      'LOG2E',
      'PI',
      'SQRT1_2',
      'SQRT2',
      'abs',
      'acos',
      'asin',
      'atan',
      'atan2',
      'cbrt',
    ],
    ...['ceil', 'cos', 'exp', 'expm1', 'floor', 'hypot', 'log', 'log10', 'log1p', 'log2', 'max', 'min', 'pow', 'round'],
    ...['sign', 'sin', 'sqrt', 'tan', 'trunc'],
  ],
  NaN: [],
  Number: [
    ...['EPSILON', 'MAX_SAFE_INTEGER', 'MAX_VALUE', 'MIN_SAFE_INTEGER', 'MIN_VALUE', 'NEGATIVE_INFINITY'],
    ...['POSITIVE_INFINITY', 'isFinite', 'isInteger', 'isNaN', 'isSafeInteger', 'parseFloat', 'parseInt'],
  ],
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
