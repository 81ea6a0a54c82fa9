import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { ToolIcon } from '#src/design/icon.tsx';
import { linkTo } from '../routing/router.ts';

/** Links to tools with their icons. */
export function ToolLinks({ tools }: { tools: readonly MenuEntry[] }) {
  return (
    <ul>
      {tools.map((tool) => (
        <li key={tool.id}>
          <a {...linkTo(tool)}>
            <ToolIcon name={tool.icon} />
            {tool.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
