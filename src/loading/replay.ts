/** What `boot.js`, the script in the document, hands over to the page's scripts. */
export interface Boot {
  /** Fields that were typed into and buttons that were pressed before the scripts ran, in order. */
  readonly touched: Set<Element>;
  /** Whether the page's scripts run now. */
  over: boolean;
  /** Stops remembering. */
  done(): void;
  /** Reloads the page, or shows the message that it cannot start. */
  fail(): void;
  /** Reloads the page, once a release. @returns whether it is being reloaded */
  reload(): boolean;
}

declare global {
  interface Window {
    boot?: Boot;
  }
}

function replayText(field: HTMLInputElement) {
  const { value, selectionStart, selectionEnd, type } = field;
  // React compares with what it has seen: first the prerendered text, then what was typed
  field.value = field.defaultValue;
  // as a visitor does: past the setter with which React tracks changes
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  if (type !== 'range' && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayChecked(field: HTMLInputElement) {
  if (field.type === 'radio' && !field.checked) return; // another of its group was pressed after it
  field.checked = !field.checked;
  field.click();
}

function replay(control: Element) {
  if (!control.isConnected) return;
  // this event makes React hydrate the part around the control, if it has not yet
  control.dispatchEvent(new Event('change', { bubbles: true }));
  if (control instanceof HTMLButtonElement) return control.click();
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio' || control.type === 'checkbox') replayChecked(control);
    else replayText(control);
  }
}

/** After hydration: repeats what was typed and pressed before, and shows the figures. */
export function replayEarly() {
  const { boot } = window;
  if (!boot || boot.over) return;
  boot.done();
  for (const control of boot.touched) replay(control);
  document.documentElement.classList.remove('pending');
  boot.touched.clear();
  boot.over = true;
}
