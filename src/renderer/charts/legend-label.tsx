import { legendText } from './look.ts';

/** Legend words in the text's colour: recharts gives them their slice's, which is too pale to read. */
export function legendLabel(label: string) {
  return <span style={legendText}>{label}</span>;
}
