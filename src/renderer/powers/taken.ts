import { type Comparison, compare } from '#src/engine/powers/comparison.ts';
import type { Taken } from '#src/engine/powers/export.ts';
import type { Success } from '#src/engine/types.ts';
import { today } from '#src/rules/today.ts';
import { words as panelWords } from '#words/panels.ts';
import { linkTo } from './link-to.ts';
import type { PanelProps } from './panel-props.ts';

/** The scenarios that are kept, and the present one at the end; null where none is kept. */
export function keptBeside({
  calculator: { tool, form, store },
  pins,
}: Pick<PanelProps, 'calculator' | 'pins'>): Comparison | null {
  const present = { name: panelWords.compare.present, values: { ...form.getValues() } };
  return pins.get().length === 0 ? null : compare(tool, [...pins.get(), present], store.live());
}

/** The present calculation as it is exported, printed and shared. */
export function takenFrom(
  { id, title, calculator, pins }: Pick<PanelProps, 'id' | 'title' | 'calculator' | 'pins'>,
  outcome: Success,
  withLink: boolean,
): Taken {
  const { tool, form } = calculator;
  const values = { ...form.getValues() };
  return {
    tool,
    title,
    values,
    outcome,
    today: today(),
    link: withLink ? linkTo(id, tool, values, pins.get()) : null,
    compared: keptBeside({ calculator, pins }),
  };
}
