/** Rows that a tool stores in the browser. */
export const items = {
  kind: 'rows',
  label: 'Items',
  item: 'Item {number}',
  columns: {
    name: { kind: 'text', label: 'Name', default: '' },
    value: { kind: 'currency', label: 'Value', default: 0 },
  },
  min: 0,
  max: 3,
  default: [],
} as const;
