import { answerOf } from '#src/engine/powers/answer.ts';
import { inputSchema, type Schema } from '#src/engine/powers/input-schema.ts';
import type { Value } from '#src/engine/types.ts';
import { today } from '#src/rules/today.ts';
import { words } from '#words/assistant.ts';
import type { Calculator } from '../state/calculator.ts';

interface PageTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Schema;
  readonly annotations: { readonly readOnlyHint: boolean };
  readonly execute: (input: Readonly<Record<string, unknown>>) => Promise<object>;
}

declare global {
  interface Document {
    /** What a page offers to assistants: https://webmachinelearning.github.io/webmcp; few browsers have it. */
    readonly modelContext?: { registerTool(tool: PageTool, options: { signal: AbortSignal }): unknown };
  }
}

/**
 * Offers the open calculator to an assistant beside the page: `calculate` fills in the form that the visitor sees, `read_result`
 * reads what it shows. A refusal leaves the form as it is.
 *
 * @param signal ends the offer
 */
export function offerTools(title: string, { tool, store }: Calculator, signal: AbortSignal): void {
  const result = () => {
    const values = store.values();
    const outcome = store.outcome();
    if (!outcome.ok) return { refusal: { field: outcome.field, message: outcome.message } };
    return answerOf({ tool, title, values, outcome, today: today(), link: null, compared: null });
  };
  const offers: PageTool[] = [
    {
      name: 'calculate',
      description: words.page.calculate(title),
      inputSchema: inputSchema(tool),
      annotations: { readOnlyHint: false },
      async execute(input) {
        const outcome = tool.run({ ...store.values(), ...input }, store.live());
        if (!outcome.ok) return { refusal: { field: outcome.field, message: outcome.message } };
        const given = Object.keys(input).map((name) => [name, outcome.values[name] as Value]);
        store.set({ ...store.values(), ...Object.fromEntries(given) }, 'assistant');
        return result();
      },
    },
    {
      name: 'read_result',
      description: words.page.readResult(title),
      inputSchema: { type: 'object', properties: {} },
      annotations: { readOnlyHint: true },
      execute: async () => result(),
    },
  ];
  // a policy of the host may forbid it
  for (const offer of offers)
    void Promise.resolve(document.modelContext?.registerTool(offer, { signal })).catch(() => {});
}
