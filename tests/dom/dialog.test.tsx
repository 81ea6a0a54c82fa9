import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '#src/design/dialog.tsx';
import { Around } from './page.tsx';

const inside = { clientX: 50, clientY: 250 };
const outside = { clientX: 50, clientY: 50 };
const onClose = vi.fn();

/** A dialog at the foot of the screen, from 200 px on, with a text in it that its padding surrounds. */
function open() {
  render(
    <Dialog place="foot" aria-label="Sheet" onClose={onClose}>
      <p>Text</p>
      <button type="button">Send</button>
    </Dialog>,
    { wrapper: Around },
  );
  const dialog = screen.getByRole('dialog', { name: 'Sheet' });
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200, 100, 100));
  return { dialog, text: screen.getByText('Text'), visitor: userEvent.setup() };
}
type At = { readonly target: Element; readonly coords: typeof inside };
const press = ({ visitor }: ReturnType<typeof open>, from: At, to = from) =>
  visitor.pointer([{ keys: '[MouseLeft>]', ...from }, to, { keys: '[/MouseLeft]', ...to }]);

beforeEach(() => onClose.mockClear());

it('a press outside of a dialog closes it', async () => {
  const opened = open();
  await press(opened, { target: opened.dialog, coords: outside });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a press on its padding or on what is in it does not', async () => {
  const opened = open();
  await press(opened, { target: opened.dialog, coords: inside });
  await press(opened, { target: opened.text, coords: inside });
  expect(onClose).not.toHaveBeenCalled();
});

it('a text that is selected beyond its edge, from inside or from outside, does not', async () => {
  const opened = open();
  const within = { target: opened.text, coords: inside };
  const beyond = { target: opened.dialog, coords: outside };
  await press(opened, within, beyond);
  await press(opened, beyond, within);
  expect(onClose).not.toHaveBeenCalled();
});

it('a button in it that is pressed by a key, at no place of the screen, does not', async () => {
  const opened = open();
  screen.getByRole('button', { name: 'Send' }).focus();
  await opened.visitor.keyboard('{Enter}');
  expect(onClose).not.toHaveBeenCalled();
});
