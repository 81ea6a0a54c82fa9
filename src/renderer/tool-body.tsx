import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, memo, useEffect, useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { Button, column, Panel } from '#src/design/parts.tsx';
import type { ChartKind, Tool } from '#src/engine/types.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { Static, useMounted } from '#src/loading/static.tsx';
import { ToolChart } from './charts/index.tsx';
import { InputField } from './fields/input-field.tsx';
import type { Kept } from './keep/stored.ts';
import { useLinked, useWrittenAddress } from './powers/address.ts';
import { LinkNotice } from './powers/link-notice.tsx';
import { createPins } from './powers/pins.ts';
import { Powers } from './powers/powers.tsx';
import { ToolContent } from './reading/content.tsx';
import { Examples } from './reading/examples.tsx';
import { BasisNote, Results } from './results/results.tsx';
import { type Calculator, useCalculator } from './state/calculator.ts';
import { ToolTables } from './tables/tables.tsx';
import { words } from './words.ts';

const loadInsight = () => import('./insight/panel.tsx');
const loadKeep = () => import('./keep/panel.tsx');
const loadLive = () => import('./live/panel.tsx');

const Page = chakra('div', { base: { ...column, gap: { base: 8, md: 12 } } });
const Columns = chakra('div', {
  base: {
    display: { base: 'grid', _print: 'block' },
    gap: { base: 4, md: 6 },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});
const Form = chakra('form', { base: { ...column, gap: 6 } });
const Shown = chakra('div', {
  base: { ...column, gap: 6, _print: { display: 'block' } },
  // a round chart stands beside the figures, a wide one under them
  variants: { round: { true: { gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' } } } },
});
const Charts = chakra('div', {
  base: { display: 'grid', gap: 6, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))' },
});
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } });
const Tables = chakra('div', { base: { ...column, gap: 3 } });
// takes no room before there is something to tell
const Notices = chakra('div', { base: { ...column, gap: 3, _empty: { display: 'none' } } });

const ROUND: ReadonlySet<ChartKind> = new Set(['donut', 'shares']);

export { structuredData } from './reading/structured-data.ts';

export interface ToolBodyProps {
  readonly id: string;
  readonly title: string;
  readonly tool: Tool;
  /** Reads what an earlier visit stored; it loads with the tools that store. */
  readonly readStored: ((id: string, tool: Tool) => Kept | null) | null;
}

/** A whole calculator from its definition: inputs, figures, charts, tables, examples and what there is to read. */
function ToolBody({ id, title, tool, readStored }: ToolBodyProps) {
  const mounted = useMounted();
  const [kept, setKept] = useState(() => (mounted ? (readStored?.(id, tool) ?? null) : null));
  const calculator = useCalculator(tool, kept?.values);
  const [prerendered] = useState(!mounted);
  useEffect(() => {
    const found = prerendered ? readStored?.(id, tool) : null;
    if (!found) return;
    setKept(found);
    calculator.form.reset({ ...calculator.defaults, ...found.values });
  }, [prerendered, readStored, id, tool, calculator]);
  const [pins] = useState(createPins);
  // figures that are saved on the device stay out of the address
  const writes = tool.keep === null;
  const [linked, setLinked] = useLinked(id, calculator, pins, writes ? calculator.defaults : null);
  useWrittenAddress(id, calculator, pins, writes);
  const saved =
    tool.keep && linked
      ? {
          replace: () => setLinked(null),
          back:
            kept &&
            (() => {
              calculator.form.reset({ ...calculator.defaults, ...kept.values });
              pins.set([]);
              setLinked(null);
            }),
        }
      : null;
  const [panelOpen, setPanelOpen] = useState(false);
  const [notices, setNotices] = useState<Element | null>(null);
  const [first, ...others] = tool.charts;
  return (
    <Page>
      {tool.keep && <Notices ref={setNotices} data-noprint="" />}
      {linked && <LinkNotice linked={linked} saved={saved} onClose={() => setLinked(null)} />}
      <Columns>
        <Panel aria-label={words.calculator}>
          <Inputs calculator={calculator} />
        </Panel>
        <Panel
          aria-label={words.results}
          {...column}
          gap={6}
          // a panel may be longer than the screen
          position={{ xl: panelOpen ? 'static' : 'sticky', _print: 'static' }}
          top="5rem"
          breakInside="avoid"
          mt={{ _print: 4 }}
        >
          <Shown round={first !== undefined && ROUND.has(first.kind)}>
            <div>
              <Results calculator={calculator} />
            </div>
            {first && <ToolChart calculator={calculator} chart={first} />}
          </Shown>
          <Powers id={id} title={title} calculator={calculator} pins={pins} onOpen={setPanelOpen} />
          {mounted && tool.live && <LazyPart load={loadLive} props={{ live: tool.live, calculator }} />}
          <BasisNote calculator={calculator} />
        </Panel>
      </Columns>
      {(others.length > 0 || Object.keys(tool.tables).length > 0) && (
        <Panel {...column} gap={6} css={{ '@media print': { '&:not(:has(table))': { display: 'none' } } }}>
          {others.length > 0 && (
            <Charts>
              {others.map((chart) => (
                <ToolChart key={chart.title} calculator={calculator} chart={chart} />
              ))}
            </Charts>
          )}
          <Tables>
            <ToolTables calculator={calculator} />
          </Tables>
        </Panel>
      )}
      {mounted && tool.keep && !linked && (
        <LazyPart key={kept ? 'found' : 'new'} load={loadKeep} props={{ id, calculator, start: kept, notices }} />
      )}
      {mounted && tool.insight && <LazyPart load={loadInsight} props={{ insight: tool.insight, calculator }} />}
      {tool.examples.length > 0 && <Examples calculator={calculator} />}
      {tool.content && (
        <Static>
          <ToolContent content={tool.content} />
        </Static>
      )}
    </Page>
  );
}

// parts of the shell around it change, and parts within it once the page has mounted; the rest stays as it is
export default memo(ToolBody);

/**
 * For a button under the fields: a press does not take the focus before it counts. A box that is left drops its hint, and
 * the button would move away from under the press.
 */
const steady = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLButtonElement>) => event.currentTarget.focus(),
};

const Inputs = memo(function Inputs({ calculator }: { calculator: Calculator }) {
  const { tool, form, defaults } = calculator;
  return (
    <Form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        form.reset(defaults);
      }}
    >
      {Object.entries(tool.inputs).map(([name, spec]) => (
        <InputField key={name} name={name} spec={spec} calculator={calculator} />
      ))}
      <Actions>
        {tool.swaps.map(({ label, inputs: [one, other] }) => (
          <Button
            key={label}
            type="button"
            onClick={() =>
              form.reset({ ...form.getValues(), [one]: form.getValues(other), [other]: form.getValues(one) })
            }
          >
            <Icon name="repeat-2" />
            {label}
          </Button>
        ))}
        <Button type="reset" look="quiet" {...steady}>
          <Icon name="rotate-ccw" />
          {words.reset}
        </Button>
      </Actions>
    </Form>
  );
});
