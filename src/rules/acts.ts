import type { Dated, FactValue } from './fact.ts';

/**
 * The same value under the Income-tax Act of 1961 and, from tax year 2026-27, under that of 2025.
 *
 * @param oldSection the section of the Act of 1961, as `section 87A`
 * @param newSection that of the Act of 2025, where it is known
 * @param until the last day for which the Act of 2025 has it, where Parliament sets it year by year
 */
export const inBothActs = <V extends FactValue>(
  value: V,
  from: string,
  oldSection: string,
  newSection?: string,
  until?: string,
): readonly [Dated<V>, Dated<V>] => [
  { from, value, source: 'Income-tax Act 1961', section: oldSection },
  {
    from: '2026-04-01',
    ...(until && { until }),
    value,
    source: 'Income-tax Act 2025',
    ...(newSection && { section: newSection }),
  },
];
