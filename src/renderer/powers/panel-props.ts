/** What each panel gets. */
export interface PanelProps {
  readonly id: string;
  /** The tool's title. */
  readonly title: string;
  /** The path of the calculator's own page, as in the catalogue. */
  readonly path: string;
}
