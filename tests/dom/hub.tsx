import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { system } from '#src/design/system.ts';
import { App } from '#src/shell/app.tsx';
import { Hub } from '#src/shell/hub.tsx';
import { loaded, type Visitor, withoutStyles } from './page.tsx';

/**
 * Renders the whole hub as its landing page's document opens it, and waits for all of the page.
 *
 * @param id of the tool that the hash names, or an empty text for the landing page
 */
export async function renderHub(id = ''): Promise<Visitor> {
  const visitor = userEvent.setup();
  history.replaceState(null, '', `/${id === '' ? '' : `#${id}`}`);
  const page = { own: null, screen: null };
  render(<Hub system={system} styles={withoutStyles()} page={page} app={App} />);
  if (id !== '') await waitFor(() => expect(document.querySelector('main form')).not.toBe(null));
  await loaded();
  return visitor;
}

/** The heading of the page on show. */
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
