import { readOwn, writeOwn } from '#src/browser/hub-storage.ts';

const NAME = 'entered';

/** The page that the figures belong to. */
const here = () => window.location.pathname + window.location.hash;

/** What a control of a form says; null for an option that is not chosen. */
function saidBy(control: HTMLInputElement | HTMLSelectElement): unknown {
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked;
  if (control.type === 'radio') return (control as HTMLInputElement).checked ? control.value : null;
  const number = control.getAttribute('role') === 'spinbutton' ? control.getAttribute('aria-valuenow') : null;
  return number === null ? control.value : Number(number);
}

/** What stands in the fields of the page, by input; a list of rows by their numbers. */
function entered(): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main form [name]')) {
    const said = saidBy(control);
    if (said === null) continue;
    const [name = '', row, column] = control.name.split('.');
    if (row === undefined || column === undefined) values[name] = said;
    else {
      const rows = (Array.isArray(values[name]) ? values[name] : []) as Record<string, unknown>[];
      values[name] = rows;
      rows[Number(row)] = { ...rows[Number(row)], [column]: said };
    }
  }
  return values;
}

/** Keeps what is entered while the document is reloaded for a newer release, in this tab only. */
export const holdEntered = () =>
  void writeOwn(NAME, JSON.stringify({ page: here(), values: entered() }), 'sessionStorage');

/** What was held for the page on show, by input; null where nothing was. It is given once. */
export function takeEntered(): Readonly<Record<string, unknown>> | null {
  const text = readOwn(NAME, 'sessionStorage');
  if (text === null) return null;
  writeOwn(NAME, '', 'sessionStorage');
  const { page, values } = JSON.parse(text) as { page?: string; values?: Record<string, unknown> };
  return page === here() && values !== undefined ? values : null;
}
