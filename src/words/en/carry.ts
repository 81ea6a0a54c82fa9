/** Every sentence about figures that are typed once; loaded with the first of them. */
export const words = {
  title: 'My figures',
  /** A figure that a field offers, with the calculator that it was typed in. */
  from: (figure: string, tool: string) => `${figure} · from ${tool}`,
  /** On the page of a calculator that stores a household's entries. */
  household: 'Offer my income in other calculators too, on this device only',
};
