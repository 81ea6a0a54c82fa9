import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '#src/design/dialog.tsx';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { reloadOnce } from '#src/loading/reload.ts';
import { Around, button, screen } from './page.tsx';

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

const Part = ({ text }: { text: string }) => <p>{text}</p>;

it('a part that does not load can be retried without a connection any number of times, and shows once its file can be fetched', async () => {
  let there = false;
  const load = vi.fn(() =>
    there ? Promise.resolve({ default: Part }) : Promise.reject(new TypeError('no such file')),
  );
  const visitor = userEvent.setup();
  render(
    <>
      <h1>The rest</h1>
      <LazyPart load={load} props={{ text: 'Here it is' }} />
    </>,
    { wrapper: Around },
  );
  for (let press = 0; press < 3; press++) {
    expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded.');
    expect(screen.getByRole('heading').textContent).toBe('The rest');
    const before = load.mock.calls.length;
    await visitor.click(button('Try again'));
    expect(load.mock.calls.length).toBeGreaterThan(before);
  }
  await screen.findByRole('alert');
  there = true;
  await visitor.click(button('Try again'));
  await screen.findByText('Here it is');
  expect(screen.queryByRole('alert')).toBe(null);
  vi.mocked(console.error).mockClear(); // React logs each of them
});

it('a part that does not load is loaded with the whole page where the host answers, since many browsers keep that it did not arrive', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const load = (): Promise<{ default: typeof Part }> => Promise.reject(new TypeError('no such file'));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const visitor = userEvent.setup();
  render(<LazyPart load={load} props={{ text: 'Here it is' }} />, { wrapper: Around });
  await screen.findByRole('alert');
  await visitor.click(button('Try again'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  vi.mocked(console.error).mockClear(); // React logs each of them
});

it('a part is tried again without the page where the host answers with a fault of its own: the page might not come back', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ default: typeof Part }>>(async () => ({ default: Part }))
    .mockRejectedValueOnce(new TypeError('no such file'));
  const visitor = userEvent.setup();
  render(<LazyPart load={load} props={{ text: 'Here it is' }} />, { wrapper: Around });
  await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Here it is');
  expect(reload).not.toHaveBeenCalled();
  vi.mocked(console.error).mockClear(); // React logs each of them
});

it('a file that is gone has the page loaded again, once, and never without a connection', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  reloadOnce();
  const isGone = async () => {
    window.dispatchEvent(new Event('vite:preloadError'));
    await new Promise((done) => setTimeout(done));
    return reload.mock.calls.length;
  };
  expect(await isGone()).toBe(0);
  vi.stubGlobal('fetch', async () => new Response());
  expect([await isGone(), await isGone()]).toEqual([1, 1]);
});

it('a part that throws while it renders does not affect the rest, and shows once it no longer throws', async () => {
  let broken = true;
  const Frail = () => {
    if (broken) throw new Error('a fault of its own');
    return <p>Well</p>;
  };
  const visitor = userEvent.setup();
  const logged = vi.mocked(console.error);
  render(<LazyPart load={async () => ({ default: Frail })} props={{}} />, { wrapper: Around });
  await screen.findByRole('alert');
  expect(logged.mock.calls.join()).toContain('a fault of its own');
  logged.mockClear();
  broken = false;
  await visitor.click(button('Try again'));
  await screen.findByText('Well');
});
