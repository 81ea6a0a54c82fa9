/** A browser with one tab, driven through whatever protocol it speaks. */
export interface Visitor {
  /** Loads the document of an address, also where it differs from the open one by its hash alone. */
  open(address: string): Promise<void>;
  /** Runs a function within the page; what goes in and comes out is JSON. */
  run<A extends unknown[], R>(code: (...given: A) => R | Promise<R>, ...given: A): Promise<R>;
  /** Presses the first element that a selector finds. */
  press(selector: string): Promise<void>;
  /** Types in place of what stands in a box. */
  type(selector: string, text: string): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  readonly name: string;
  /** A sentence on what must be installed before it can start; null where nothing is missing. */
  missing(): string | null;
  start(): Promise<Visitor>;
}

/** Brings an element into view. */
export function show(selector: string) {
  document.querySelector(selector)?.scrollIntoView({ block: 'center' });
}

/** Brings an element into view and gives it the focus with its text selected, as a visitor who is about to type. */
export function aim(selector: string) {
  const part = document.querySelector<HTMLInputElement>(selector);
  if (!part) throw new Error(`nothing on the page is ${selector}`);
  part.scrollIntoView({ block: 'center' });
  part.focus();
  part.select();
}
