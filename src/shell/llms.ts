import { lastingSettings } from '#src/engine/powers/scenario.ts';
import type { Input, Meta, Tool } from '#src/engine/types.ts';
import { words } from '#words/llms.ts';

interface ToolGroup {
  readonly title: string;
  readonly tools: readonly { readonly meta: Meta; readonly tool: Tool }[];
}

/** An input as a link names it, with its label and the values that it may have. */
function inputText(name: string, spec: Input): string {
  if (spec.kind === 'choice')
    return `\`${name}\` ${words.options(spec.label, spec.options.map(({ value }) => value).join(' | '))}`;
  if (spec.kind === 'rows') return `\`${name}\` ${words.rows(spec.label, Object.keys(spec.columns).join(', '))}`;
  return `\`${name}\` ${spec.label}`;
}

/** The file llms.txt, by https://llmstxt.org: what the hub is, how its links are written, and a line for each tool. */
export function llmsText(
  site: { readonly name: string; readonly tagline: string; readonly url: string },
  groups: readonly ToolGroup[],
): string {
  const addressOf = ({ path }: Meta) => `${site.url}${path}/`;
  const [first] = groups.flatMap(({ tools }) => tools);
  const example = first ? `${addressOf(first.meta)}#?${lastingSettings(first.tool, {}, [])}` : `${site.url}/`;
  const sections = groups.map(({ title, tools }) => {
    const lines = tools.map(({ meta, tool }) => {
      const inputs = Object.entries(tool.inputs).map(([name, spec]) => inputText(name, spec));
      return `- [${meta.title}](${addressOf(meta)}): ${words.tool(meta.description, inputs.join('; '))}\n`;
    });
    return `## ${title}\n\n${lines.join('')}`;
  });
  return [`# ${site.name}\n`, `> ${site.tagline}\n`, `${words.about}\n`, `${words.links(example)}\n`, ...sections].join(
    '\n',
  );
}
