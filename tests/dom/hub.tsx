import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { system } from '#src/design/system.ts';
import { App } from '#src/shell/app.tsx';
import { Hub } from '#src/shell/hub.tsx';
import { openPage } from '#src/shell/routing/router.ts';
import { loaded, type Visitor, withoutStyles } from './page.tsx';

/** Renders the whole hub as its landing page's document opens it, with the hash of a tool, and waits for all of the page. */
export async function renderHub(id = ''): Promise<Visitor> {
  const visitor = userEvent.setup();
  history.replaceState(null, '', `/${id === '' ? '' : `#${id}`}`);
  const page = { own: null, screen: null };
  render(<Hub system={system} styles={withoutStyles()} page={page} app={App} isPrerendered={false} />);
  if (id !== '') await waitFor(() => expect(document.querySelector('main form')).not.toBe(null));
  await loaded();
  return visitor;
}

/** The heading of the page on show. */
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** What stands in the main part of the page. */
export const main = () => within(screen.getByRole('main'));

/** Opens a page as a press of a link to it does, and waits for all of it. */
export async function open(hash: string, title: string) {
  openPage(hash);
  await waitFor(() => expect(heading()).toBe(title));
  // the form of a tool comes after its heading
  if (!['', 'my-figures'].includes(hash))
    await waitFor(() => expect(document.querySelector('main form')).not.toBe(null));
  await loaded();
}
