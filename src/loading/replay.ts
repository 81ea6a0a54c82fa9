/** What the script in the document keeps for the page's own (`boot.js`). */
export interface Boot {
  /** Fields that were typed into and buttons that were pressed before anything answered, in order. */
  readonly touched: ReadonlySet<Element>;
  /** Stops remembering. */
  done(): void;
  /** Starts the page again, or says that it cannot be started. */
  fail(): void;
}

declare global {
  interface Window {
    boot?: Boot;
  }
}

/** Sets a field's value or mark as a visitor does: without the page's own setter, by which React knows of a change. */
function setNatively(field: HTMLInputElement, name: 'value' | 'checked', value: string | boolean) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name)?.set?.call(field, value);
}

function replayText(field: HTMLInputElement) {
  const { value, selectionStart, selectionEnd, type } = field;
  // React compares with what it has seen: first the prerendered text, then what was typed
  field.value = field.defaultValue;
  setNatively(field, 'value', value);
  if (type !== 'range' && document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayMark(field: HTMLInputElement) {
  if (field.type === 'radio' && !field.checked) return; // another of its group was pressed after it
  field.checked = !field.checked;
  field.click();
}

function replay(control: Element) {
  if (!control.isConnected) return;
  // an event of this kind makes React hydrate the part that the control stands in, if it has not yet
  control.dispatchEvent(new Event('change', { bubbles: true }));
  if (control instanceof HTMLButtonElement) return control.click();
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio' || control.type === 'checkbox') replayMark(control);
    else replayText(control);
  }
}

/** The page has been hydrated: what was typed and pressed before is done now, and figures may be seen. */
export function replayEarly() {
  const { boot } = window;
  if (!boot) return;
  boot.done();
  for (const control of boot.touched) replay(control);
  document.documentElement.classList.remove('pending');
  delete window.boot;
}
