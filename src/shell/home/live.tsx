import featured from 'virtual:catalogue/featured';
import { chakra } from '@chakra-ui/react/styled-system';
import { use, useEffect, useId, useRef, useState } from 'react';
import { TABLET } from '#src/browser/media.ts';
import { repeatPress } from '#src/browser/visitor.ts';
import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { Icon } from '#src/design/icon.tsx';
import { cardLook } from '#src/design/layout.ts';
import { panelId, TabList, tabId } from '#src/design/tabs.tsx';
import { lineLinkLook } from '#src/design/text.tsx';
import { formatValue } from '#src/engine/format.ts';
import { complete, formatInput, isPartShown } from '#src/engine/places.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import { storyOf } from '#src/engine/story.ts';
import type { NumberInput, Output, Tool, Value } from '#src/engine/types.ts';
import { isNumberInput, isNumberResult, roundNumbers } from '#src/engine/utilities.ts';
import { Slider, stopsOf } from '#src/renderer/fields/slider.tsx';
import { inOneText } from '#src/renderer/results/filled.tsx';
import { words } from '#words/home.ts';
import { linkTo } from '../routing/links.ts';
import { loadTool } from '../routing/page.ts';
import { Sketch } from './sketch.tsx';

/** The tools that can be used on the landing page. */
export const { live } = featured;
const firstTool = live[0] ? loadTool(live[0].id) : null;

/** How many sliders a tool has there, and how many figures: a large one and two others. */
const SLIDERS = 3;
const FIGURES = 3;

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    ...cardLook,
    boxShadow: 'panel',
    overflow: 'hidden',
  },
});
/** On a tablet figures, story and chart are beside the sliders. */
const CalculatorLayout = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    p: { base: 4, sm: 5 },
    pb: 3,
    // the label and the value above a slider
    '& div > p': { display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 'sm' },
    '& p > span, & dt': { color: 'muted' },
    '& p > b, & dd': { fontWeight: 600 },
    '& > dl': { display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mt: 2, fontSize: 'sm' },
    '& > dl > :first-of-type': {
      width: 'full',
      '& > dd': { fontSize: '3xl', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.15 },
    },
    // a story of three lines on a phone takes no more
    '& > p': {
      minHeight: { base: '4.2em', sm: '2.8em' },
      mt: 2,
      mb: 3,
      fontWeight: 600,
      lineHeight: 1.4,
      textWrap: 'balance',
    },
    '& > a': { ...lineLinkLook, mt: 'auto' },
    [`@media ${TABLET}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 8,
      '& > figure': { gridRow: '2 / 4' },
      '& > :is(dl, p, a)': { gridColumn: 2 },
      '& > dl': { mt: 0, alignContent: 'flex-start' },
      '& > a': { mt: 0, alignSelf: 'start' },
    },
  },
});

/** Where a slider of an input begins and ends: its usual range, or else from 0 to the largest of its chips. */
function rangeOf({ usual, step, chips = [] }: NumberInput): { min: number; max: number; step: number } | null {
  if (usual) return { min: usual[0], max: usual[1], step: step ?? 1 };
  const most = Math.max(...chips, 0);
  if (most <= 0) return null;
  // about a hundred steps
  const steps = roundNumbers(most / 100).filter((round) => round <= most / 100);
  return { min: 0, max: most, step: steps.at(-1) ?? 1 };
}

/** Calculators, each on a tab; a tool loads when its tab is pressed. */
export default function LiveCalculators() {
  const id = useId();
  const first = firstTool && use(firstTool).tool;
  const [chosen, setChosen] = useState(0);
  // until the chosen tool is there, the last one stays
  const [shown, setShown] = useState({ index: 0, tool: first });
  // a tool that loads late does not replace one that was chosen after it
  const latest = useRef(0);
  const card = useRef<HTMLElement>(null);
  // it hydrates after the page, at the first touch, so it wakes up by itself
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  // a tab that was pressed before this card could answer
  useEffect(() => {
    if (isAwake) repeatPress(card.current);
  }, [isAwake]);
  function choose(index: number) {
    latest.current = index;
    setChosen(index);
    loadTool(live[index]?.id ?? '').then(
      ({ tool }) => latest.current === index && setShown({ index, tool }),
      () => latest.current === index && setChosen(shown.index),
    );
  }
  const entry = live[shown.index];
  if (!entry || !shown.tool) return null;
  return (
    <Card ref={card} inert={!isAwake}>
      <TabList
        fill
        id={id}
        label={words.live.tabs}
        names={live.map(({ name }) => name)}
        chosen={chosen}
        onChoose={choose}
      />
      <CalculatorLayout role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, shown.index)}>
        <LiveCalculator key={entry.id} entry={entry} tool={shown.tool} />
      </CalculatorLayout>
    </Card>
  );
}

/** A tool's first sliders, with its story, its figures and its first chart. */
export function LiveCalculator({ entry, tool }: { entry: MenuEntry; tool: Tool }) {
  const [values, setValues] = useState<Record<string, Value>>({});
  const outcome = tool.run(values);
  const all = outcome.ok ? outcome.values : complete(tool, values);
  const sliders = Object.entries(tool.inputs)
    .flatMap(([name, spec]) => {
      const range = isNumberInput(spec) && !spec.more && isPartShown(tool, spec, all, outcome) ? rangeOf(spec) : null;
      return range && isNumberInput(spec) ? [{ name, spec, range }] : [];
    })
    .slice(0, SLIDERS);
  // the headline first, of which the first is large
  const figures = [...new Set([...tool.headline, ...Object.keys(tool.outputs)])].filter((name) => {
    const spec = tool.outputs[name] as Output;
    return isNumberResult(spec) && isPartShown(tool, spec, all, outcome);
  });
  return (
    <>
      <div>
        {sliders.map(({ name, spec, range }) => {
          const value = Number(values[name] ?? spec.default);
          return (
            <div key={name}>
              <p>
                <span>{spec.label}</span>
                <b>{formatInput(spec, value)}</b>
              </p>
              <Slider
                label={spec.label}
                valueText={formatInput(spec, value)}
                {...range}
                stops={stopsOf(spec)}
                value={value}
                onChange={(next) => setValues((before) => ({ ...before, [name]: next }))}
              />
            </div>
          );
        })}
      </div>
      <dl>
        {figures.slice(0, FIGURES).map((name) => {
          const spec = tool.outputs[name] as Output;
          return (
            <div key={name}>
              <dt>{spec.label}</dt>
              <dd>{outcome.ok ? formatValue(spec, outcome.outputs[name] ?? '') : '—'}</dd>
            </div>
          );
        })}
      </dl>
      <p aria-live="polite">{inOneText(storyOf(tool, outcome) ?? '')}</p>
      <Sketch tool={tool} outcome={outcome} />
      <a {...linkTo(entry, writeScenario(tool, values))}>
        {words.live.open(entry.title)}
        <Icon name="arrow-right" />
      </a>
    </>
  );
}
