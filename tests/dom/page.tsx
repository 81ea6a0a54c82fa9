import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { expect } from 'vitest';
import { system } from '#src/design/system.ts';
import type { Tool } from '#src/engine/types.ts';
import { roundStops } from '#src/renderer/fields/slider.tsx';
import ToolBody, { type ToolBodyProps } from '#src/renderer/tool-body.tsx';

const definitions = import.meta.glob<Tool>('/tools/*/*/definition.ts', { import: 'default' });

/** Styles are dropped, because getComputedStyle in happy-dom would read all of them. */
export const withoutStyles = () =>
  // in its compatible mode it does not warn of selectors
  Object.assign(createCache({ key: 'css', stylisPlugins: [], container: document.createElement('div') }), {
    compat: true,
  });

async function toolOf(id: string): Promise<Tool> {
  const file = Object.keys(definitions).find((path) => path.endsWith(`/${id}/definition.ts`));
  const load = file === undefined ? undefined : definitions[file];
  if (!load) throw new Error(`no tool ${id}`);
  return load();
}

/** A visitor's mouse and keyboard. */
export type Visitor = ReturnType<typeof userEvent.setup>;

/** Waits until all parts of the page are loaded; within act, because otherwise React shows each part late. */
export async function loaded() {
  // a visitor is there
  window.dispatchEvent(new Event('scroll'));
  const begun = performance.now();
  do await act(() => new Promise<void>((done) => void setImmediate(done)));
  while (document.querySelector('[aria-busy="true"]') && performance.now() - begun < 50_000);
  expect(document.querySelector('[aria-busy="true"]')).toBe(null);
}

export function Around({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={withoutStyles()}>
        <ChakraProvider value={system}>{children}</ChakraProvider>
      </CacheProvider>
    </StrictMode>
  );
}

/** Renders the whole page of a tool, named by its id or given as a definition, without the shell, and waits for its parts. */
export async function renderTool(
  what: string | Tool,
  id = typeof what === 'string' ? what : 'a_tool',
  more: Partial<ToolBodyProps> = {},
): Promise<Visitor> {
  const tool = typeof what === 'string' ? await toolOf(what) : what;
  const visitor = userEvent.setup();
  render(
    <main>
      <ToolBody id={id} title="Made up" tool={tool} path="/made/up" {...more} />
    </main>,
    { wrapper: Around },
  );
  await loaded();
  return visitor;
}

/** The controls of an input. */
export const controls = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`:not(output)[name="${name}"]`),
];

/** The one control of an input. */
export function box(name: string): HTMLInputElement {
  const [found, ...others] = controls(name);
  if (!found || others.length > 0)
    throw new Error(`not one control "${name}" but ${found ? others.length + 1 : 'none'}`);
  return found;
}

/** One of several options. */
export function option(name: string, value: string): HTMLInputElement {
  const found = controls(name).find((each) => each.value === value);
  if (!found) throw new Error(`no option "${value}" of "${name}"`);
  return found;
}

/** The text of a result; null where it is absent. */
export const output = (name: string) => document.querySelector(`output[name="${name}"]`)?.textContent ?? null;

/** Waits until a result has this text. */
export const shows = (name: string, figure: string) => waitFor(() => expect(output(name)).toBe(figure));

/** Puts a text in place of what a box holds, in one go: each key of its own would draw the page once more. */
export async function type(visitor: Visitor, control: HTMLElement, text: string) {
  await visitor.clear(control);
  if (text !== '') await visitor.paste(text);
}

/** The slider beside a number box. */
export const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

/** What is said of a control: its help and what is wrong with it. */
export const hintOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** The values of a column of rows, from the first row to the last. */
export const column = (list: string, cell: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[name^="${list}."][name$=".${cell}"]`)].map(({ value }) => value);

/** All that the page says to screen readers when it changes. */
export const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');

/** The value that a logarithmic slider has at an amount. */
export const stopAt = ([min, max, step]: readonly [number, number, number], amount: number) =>
  String(roundStops(min, max, step).indexOf(amount));

/** Drags a slider to a value. */
export const drag = (slider: HTMLElement, value: string) => fireEvent.change(slider, { target: { value } });

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The button of a power, which may stand behind *More*; null where the tool has no such power. */
export function power(name: string): HTMLElement | null {
  // that of Work backwards goes on with a question
  const find = () => screen.queryByRole('button', { name: name === 'Work backwards' ? /^Work backwards/ : name });
  const found = find();
  const more = found ? null : screen.queryByRole('button', { name: 'More' });
  if (more) fireEvent.click(more);
  return found ?? find();
}

export { fireEvent, screen, waitFor, within } from '@testing-library/react';
