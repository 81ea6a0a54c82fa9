import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { ToolIcon } from '#src/design/icon.tsx';
import { linkTo } from '../routing/router.ts';

/** Links to tools with their icons, by their titles or other names. */
export function ToolLinks({ tools }: { tools: readonly (MenuEntry & { readonly name?: string })[] }) {
  return (
    <ul>
      {tools.map((tool) => (
        <li key={tool.id}>
          <a {...linkTo(tool)}>
            <ToolIcon name={tool.icon} />
            {tool.name ?? tool.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
