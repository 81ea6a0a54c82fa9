import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ComponentType,
  type KeyboardEvent,
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '#src/design/icon.tsx';
import { Button } from '#src/design/parts.tsx';
import { isNumberInput } from '#src/engine/kinds.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words } from '#words/powers.ts';
import type { PanelProps } from './panel-props.ts';

interface Power {
  readonly name: keyof typeof words;
  readonly icon: () => React.ReactNode;
  readonly load: () => Promise<{ default: ComponentType<PanelProps> }>;
  /** Whether it makes sense for a tool and its page. */
  readonly fits: (tool: Tool, alone: boolean) => boolean;
}

const always = () => true;
const holdsNumber = (spec: Input) =>
  spec.kind === 'rows' ? Object.values(spec.columns).some(isNumberInput) : isNumberInput(spec);
const hasNumbers = ({ inputs, figure }: Tool) => figure !== null && Object.values(inputs).some(holdsNumber);

const COMPARE: Power = {
  name: 'compare',
  icon: () => <Icon name="columns-3" />,
  load: () => import('./compare/panel.tsx'),
  fits: always,
};
const POWERS: readonly Power[] = [
  { name: 'share', icon: () => <Icon name="share-2" />, load: () => import('./share/panel.tsx'), fits: always },
  {
    name: 'keep',
    icon: () => <Icon name="bookmark" />,
    load: () => import('./save/panel.tsx'),
    fits: (_tool, alone) => !alone,
  },
  COMPARE,
  { name: 'solve', icon: () => <Icon name="target" />, load: () => import('./solve/panel.tsx'), fits: hasNumbers },
  { name: 'moves', icon: () => <Icon name="activity" />, load: () => import('./moves/panel.tsx'), fits: hasNumbers },
  {
    name: 'working',
    icon: () => <Icon name="square-function" />,
    load: () => import('./working/panel.tsx'),
    fits: ({ working }) => working.length > 0,
  },
  { name: 'download', icon: () => <Icon name="download" />, load: () => import('./download/panel.tsx'), fits: always },
  { name: 'print', icon: () => <Icon name="printer" />, load: () => import('./print/panel.tsx'), fits: always },
  {
    name: 'embed',
    icon: () => <Icon name="code-xml" />,
    load: () => import('./embed/panel.tsx'),
    fits: (_tool, alone) => !alone,
  },
];

const NARROW = '@container (max-width: 40rem)';

const Row = chakra('div', {
  base: {
    containerType: 'inline-size',
    _print: { display: 'none' },
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      // on a phone all are in sight too: icons above their words, at most four side by side
      [NARROW]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.25rem, 20%), 1fr))' },
    },
    '& button': {
      fontSize: 'sm',
      [NARROW]: {
        flexDirection: 'column',
        justifyContent: 'flex-start',
        gap: 1,
        px: 0,
        // at this size the longest word of the buttons fits: "backwards"
        fontSize: '0.75rem',
        lineHeight: 1.3,
        minWidth: 0,
      },
    },
    '& [aria-expanded=true]': { bg: 'sunken' },
  },
});
const Opened = chakra('section', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    pt: 4,
    minWidth: 0,
    outline: 'none',
    scrollMarginBlock: '5rem',
    overflowWrap: 'anywhere',
    _print: { display: 'none' },
  },
});

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
  const at = useId();
  const row = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  // focus, so that a screen reader reads the panel and the next Tab goes into it
  useEffect(() => {
    if (open && pressed.current) panel.current?.focus({ preventScroll: true });
  }, [open]);
  function show(power: Power | null) {
    setOpen(power);
    onOpen(power !== null);
  }
  function toggle(power: Power) {
    pressed.current = true;
    show(open === power ? null : power);
  }
  const { store } = props.calculator;
  // scenarios come from this panel or from a link, which shows what it was made for; before the link is read
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets state
  useLayoutEffect(
    () =>
      store.subscribe((cause) => {
        if ((cause !== 'pinned' && cause !== 'link') || store.pins().length === 0) return;
        show(COMPARE);
        // who gets a link with scenarios sees them side by side first
        if (cause === 'link')
          COMPARE.load().then(
            () => requestAnimationFrame(() => panel.current?.scrollIntoView()),
            () => {}, // the panel says what failed
          );
      }),
    [store],
  );
  /** Escape closes the panel and returns the focus to its button; in an open select it closes only that. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !open || event.target instanceof HTMLSelectElement) return;
    toggle(open);
    row.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  }
  return (
    <>
      <Row ref={row} role="group" aria-label={words.actions}>
        <div>
          {POWERS.filter(({ fits }) => fits(props.calculator.tool, alone)).map((power) => (
            <Button
              key={power.name}
              type="button"
              look="quiet"
              aria-expanded={open === power}
              aria-controls={open === power ? at : undefined}
              onClick={() => toggle(power)}
            >
              {power.icon()}
              {words[power.name]}
            </Button>
          ))}
        </div>
      </Row>
      {open && (
        <Opened ref={panel} id={at} aria-label={words[open.name]} tabIndex={-1} onKeyDown={onKeyDown}>
          <LazyPart key={open.name} load={open.load} props={props} />
        </Opened>
      )}
    </>
  );
});
