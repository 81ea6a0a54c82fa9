import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ComponentType,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SIDEBAR_FITS } from '#src/browser/media.ts';
import { Dialog } from '#src/design/dialog.tsx';
import { Icon, type IconName } from '#src/design/icon.tsx';
import { Button, IconButton } from '#src/design/parts.tsx';
import { isNumberInput } from '#src/engine/kinds.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words } from '#words/powers.ts';
import { useCalculator } from '../state/calculator.ts';
import type { PanelProps } from './panel-props.ts';

interface Power {
  readonly name: keyof typeof words;
  readonly icon: IconName;
  /** Whether it makes sense for a tool and its page. */
  readonly fits: (tool: Tool, alone: boolean) => boolean;
  readonly load: () => Promise<{ default: ComponentType<PanelProps> }>;
  /** Whether its panel is printed with the page while it is open. */
  readonly printed?: boolean;
}

const always = () => true;
const holdsNumber = (spec: Input) =>
  spec.kind === 'rows' ? Object.values(spec.columns).some(isNumberInput) : isNumberInput(spec);
const hasNumbers = ({ inputs, figure }: Tool) => figure !== null && Object.values(inputs).some(holdsNumber);

/** It goes on while the inputs are changed: part of the page on a phone too. */
const COMPARE: Power = {
  name: 'compare',
  icon: 'columns-3',
  load: () => import('./compare/compare-panel.tsx'),
  fits: always,
  printed: true,
};
const POWERS: readonly Power[] = [
  { name: 'save', icon: 'bookmark', load: () => import('./save-panel.tsx'), fits: (_tool, alone) => !alone },
  { name: 'share', icon: 'share-2', load: () => import('./share/share-panel.tsx'), fits: always },
  COMPARE,
  { name: 'solve', icon: 'target', load: () => import('./solve-panel.tsx'), fits: hasNumbers },
  { name: 'moves', icon: 'activity', load: () => import('./moves-panel.tsx'), fits: hasNumbers },
  {
    name: 'working',
    icon: 'square-function',
    load: () => import('./working/working-panel.tsx'),
    fits: ({ working }) => working.length > 0,
    printed: true,
  },
  { name: 'download', icon: 'download', load: () => import('./download/download-panel.tsx'), fits: always },
  { name: 'embed', icon: 'code-xml', load: () => import('./embed/embed-panel.tsx'), fits: (_tool, alone) => !alone },
];

/** The powers that are buttons at once; the others stand behind *More*. */
const FIRST: readonly Power['name'][] = ['save', 'share', 'compare'];

const Row = chakra('div', {
  base: {
    display: { base: 'grid', sm: 'flex', _print: 'none' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
    flexWrap: 'wrap',
    gap: 2,
    // they share what room is left, so that none moves where the words of another get narrower
    '& button': { flexGrow: 1, px: 3 },
    '& [aria-expanded=true]': { bg: 'sunken' },
  },
});
/** Part of the page. */
const InPage = chakra('section', {
  base: {
    minWidth: 0,
    borderTopWidth: '1px',
    pt: 4,
    scrollMarginBlock: '5rem',
    outline: 'none',
    overflowWrap: 'anywhere',
  },
});
const Top = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    mb: 2,
    '& > h2': { fontSize: 'lg', fontWeight: 700 },
  },
});

/** Brings a panel of the page into sight once its code is there; by default out from under the bar of small screens. */
function reveal(power: Power, panel: RefObject<HTMLElement | null>, block: ScrollLogicalPosition = 'nearest') {
  if (block === 'nearest' && matchMedia(SIDEBAR_FITS).matches) return;
  power.load().then(
    () => requestAnimationFrame(() => panel.current?.scrollIntoView({ block })),
    () => {}, // the panel says what failed
  );
}

/**
 * The powers of a calculator. Each opens its panel in place, one at a time, and its code loads then.
 *
 * @param alone whether the calculator is embedded in another site
 * @param onOpen called with whether a panel is open
 */
export const Powers = memo(function Powers({
  alone,
  onOpen,
  ...props
}: PanelProps & { readonly alone: boolean; readonly onOpen: (open: boolean) => void }) {
  const [open, setOpen] = useState<Power | null>(null);
  const [more, setMore] = useState(false);
  const panelId = useId();
  const row = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!open || !panel.current || !pressed.current) return;
    // so that a screen reader reads the panel and the next Tab goes into it; nobody moves the focus for a link
    panel.current.focus({ preventScroll: true });
    reveal(open, panel);
  }, [open]);
  useLayoutEffect(() => {
    // the buttons that came stand before the one that was pressed
    if (more) row.current?.querySelectorAll('button')[FIRST.length]?.focus({ preventScroll: true });
  }, [more]);
  function show(power: Power | null) {
    setOpen(power);
    onOpen(power !== null);
  }
  function toggle(power: Power) {
    pressed.current = true;
    show(open === power ? null : power);
  }
  function close() {
    const opener = row.current?.querySelector<HTMLElement>('[aria-controls]');
    show(null);
    opener?.focus();
  }
  const { tool, store } = useCalculator();
  // scenarios come from this panel or from a link, which shows what it was made for; before the link is read
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets state
  useLayoutEffect(
    () =>
      store.subscribe((cause) => {
        if ((cause !== 'pinned' && cause !== 'link') || store.pins().length === 0) return;
        show(COMPARE);
        // who gets a link with scenarios sees them side by side first
        reveal(COMPARE, panel, cause === 'link' ? 'start' : 'nearest');
      }),
    [store],
  );
  /** Escape closes the panel and returns the focus to its button; in an open select it closes only that. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    close();
  }
  const all = POWERS.filter(({ fits }) => fits(tool, alone));
  const shown = more ? all : all.filter((power) => FIRST.includes(power.name) || power === open);
  const isSheet = open !== null && open !== COMPARE && !alone && !matchMedia(SIDEBAR_FITS).matches;
  const content = open && (
    <>
      <Top>
        <h2>{words[open.name]}</h2>
        <IconButton aria-label={words.close} onClick={close}>
          <Icon name="x" />
        </IconButton>
      </Top>
      <LazyPart load={open.load} props={props} />
    </>
  );
  return (
    <>
      <Row ref={row} role="group" aria-label={words.actions}>
        {shown.map((power) => (
          <Button
            key={power.name}
            aria-expanded={open === power}
            aria-controls={open === power ? panelId : undefined}
            onClick={() => toggle(power)}
          >
            <Icon name={power.icon} />
            {words[power.name]}
          </Button>
        ))}
        {more && (
          <Button onClick={() => window.print()}>
            <Icon name="printer" />
            {words.print}
          </Button>
        )}
        <Button aria-expanded={more} onClick={() => setMore(!more)}>
          <Icon name="ellipsis" />
          {more ? words.less : words.more}
        </Button>
      </Row>
      {open && isSheet && (
        <Dialog key={open.name} place="foot" id={panelId} aria-label={words[open.name]} tabIndex={-1} onClose={close}>
          {content}
        </Dialog>
      )}
      {open && !isSheet && (
        <InPage
          key={open.name}
          ref={panel}
          id={panelId}
          aria-label={words[open.name]}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          {...(!open.printed && { 'data-noprint': '' })}
        >
          {content}
        </InPage>
      )}
    </>
  );
});
