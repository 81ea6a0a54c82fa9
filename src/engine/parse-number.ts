/** Words and letters for multiples, as people type them in India. */
const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  हज़ार: 1e3,
  हजार: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  लाख: 1e5,
  c: 1e7,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
  करोड़: 1e7,
};

/** Code points of the zero of each Indian script's digits, and of full-width digits. */
const ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0, 0xff10];

function latinDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? char : String(code - zero);
}

/**
 * Reads a number as people type and paste it: `₹12,34,567`, `12 34 567`, `१२,५००`, `8.5%`, `10 lakh`, `1.5 cr`, `1e5`.
 *
 * @returns null where the text is no number
 */
export function parseNumber(text: string): number | null {
  const plain = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[−–]/g, '-')
    .replace(/^(-?)\s*(₹|rs\.?|inr)\s*/, '$1')
    .replace(/(\/-|%|₹|years?|yrs?)$/, '')
    .replace(/[\s,_']/g, '');
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(.*)$/u.exec(plain);
  if (!match) return null;
  const [, digits = '', unit = ''] = match;
  const multiple = unit === '' ? 1 : Object.hasOwn(MULTIPLES, unit) ? MULTIPLES[unit] : undefined;
  if (multiple === undefined) return null;
  // 1.1 × 100000 is 110000.00000000001 in binary
  const value = multiple === 1 ? Number(digits) : Number((Number(digits) * multiple).toPrecision(15));
  return Number.isFinite(value) ? value : null;
}
