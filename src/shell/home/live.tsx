import featured from 'virtual:catalogue/featured';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { Icon } from '#src/design/icon.tsx';
import { useRoot } from '#src/design/root.ts';
import { formatNumber, formatPercent, formatRupees, formatValue, rupeesInWords } from '#src/engine/format.ts';
import { isNumberInput } from '#src/engine/kinds.ts';
import { hashOf } from '#src/engine/powers/hash.ts';
import { writeScenario } from '#src/engine/powers/scenario.ts';
import type { Input, NumberInput, Tool, Value } from '#src/engine/types.ts';
import { Slider, sliderLook } from '#src/renderer/fields/slider.tsx';
import { words } from '#words/home.ts';
import { words as units } from '#words/page.ts';
import { linkTo } from '../routing/router.ts';

/** The tool that can be used on the landing page. */
export const { live } = featured;

/** How many sliders it has, and how many figures under them. */
const SLIDERS = 3;
const FIGURES = 3;

const Card = chakra('section', {
  base: {
    bg: 'panel',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'panel',
    p: 6,
    '& h2': { display: 'flex', alignItems: 'center', gap: 2, fontWeight: 600, mb: 4 },
    '& h2 svg': { color: 'accent' },
    '& .line': { display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: 'sm' },
    '& .line > span': { color: 'muted' },
    '& .line > b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& input': { ...sliderLook, height: '2.25rem', mb: 1 },
    '& dl': { mt: 3, pt: 4, borderTopWidth: '1px', borderColor: 'line', fontSize: 'sm', display: 'grid', gap: 1 },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 },
    '& dl > div:first-of-type': { display: 'block', mb: 2 },
    '& dt': { color: 'muted' },
    '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& dl > div:first-of-type dd': { fontSize: '2xl', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.25 },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      minHeight: '2.75rem',
      mt: 2,
      color: 'accent',
      fontWeight: 600,
    },
    '& > a:hover': { textDecoration: 'underline' },
  },
});

type Ranged = NumberInput & { readonly min: number; readonly max: number };
const isRanged = (spec: Input): spec is Ranged =>
  isNumberInput(spec) && spec.min !== undefined && spec.max !== undefined && spec.showWhen === undefined;

function spoken({ kind }: NumberInput, value: number): string {
  if (kind === 'currency') return rupeesInWords(value) ?? formatRupees(value);
  if (kind === 'percent') return formatPercent(value);
  return kind === 'years' ? units.years(formatNumber(value)) : formatNumber(value);
}

/** A tool's first sliders, with its figures. */
export function LiveCalculator({ entry, tool }: { entry: MenuEntry; tool: Tool }) {
  const root = useRoot();
  const id = useId();
  const sliders = Object.entries(tool.inputs)
    .flatMap(([name, spec]) => (isRanged(spec) ? [{ name, spec }] : []))
    .slice(0, SLIDERS);
  const [values, setValues] = useState<Record<string, Value>>({});
  const outcome = tool.run(values);
  const numbers = Object.entries(tool.outputs).filter(([, { kind }]) => kind !== 'text');
  const shown = numbers.sort(([a], [b]) => Number(tool.headline.includes(b)) - Number(tool.headline.includes(a)));
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>
        <Icon name={entry.icon} />
        {entry.title}
      </h2>
      {sliders.map(({ name, spec }) => {
        const value = Number(values[name] ?? spec.default);
        return (
          <div key={name}>
            <div className="line">
              <span>{spec.label}</span>
              <b>{spoken(spec, value)}</b>
            </div>
            <Slider
              label={spec.label}
              valueText={spoken(spec, value)}
              min={spec.min}
              max={spec.max}
              step={spec.step ?? 1}
              value={value}
              onChange={(next) => setValues((before) => ({ ...before, [name]: next }))}
            />
          </div>
        );
      })}
      <dl aria-live="polite">
        {shown.slice(0, FIGURES).map(([name, spec]) => (
          <div key={name}>
            <dt>{spec.label}</dt>
            <dd>{outcome.ok ? formatValue(spec, outcome.outputs[name] ?? '') : '—'}</dd>
          </div>
        ))}
      </dl>
      <a {...linkTo(root, entry)} data-open={hashOf(entry.id, writeScenario(tool, values)).slice(1)}>
        {words.live.open(entry.title)}
        <Icon name="arrow-right" />
      </a>
    </Card>
  );
}
