import type { Calculator } from '../state/calculator.ts';
import type { Pins } from './pins.ts';

/** What each panel gets. */
export interface PanelProps {
  readonly id: string;
  /** The tool's title. */
  readonly title: string;
  /** The path of its static page; null where it has none or is embedded. */
  readonly path: string | null;
  readonly calculator: Calculator;
  readonly pins: Pins;
}
