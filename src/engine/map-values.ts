/** A record with the same names and other values. */
export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From, name: string) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]));
