import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { entryOf } from '#src/catalogue/catalogue.ts';
import { Icon, ToolIcon } from '#src/design/icon.tsx';
import { Button, pillLook } from '#src/design/parts.tsx';
import {
  clearRecentTools,
  type RecentTool,
  recentTools,
  setRemembering,
  type ToolLink,
} from '#src/device/recent-tools.ts';
import { savedCalculations } from '#src/device/saved-calculations.ts';
import { words } from '#words/shell.ts';
import { linkTo, linkToMyFigures } from '../routing/router.ts';

const Strip = chakra('section', {
  base: {
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, height: '2.75rem' },
    '& h2': { fontSize: 'md', fontWeight: 600 },
    '& button': { fontSize: 'sm', px: 2 },
    '& ul': { display: 'flex', gap: 2, overflowX: 'auto', height: '3.5rem', alignItems: 'center', px: 0.5 },
    '& a': { ...pillLook, gap: 2, minHeight: '2.75rem', px: 4, whiteSpace: 'nowrap', fontSize: 'sm' },
    '& a svg': { color: 'accent' },
  },
});

/**
 * What a visitor may go on with, on the landing page: the last tool as it was left, saved calculations, starred tools, other
 * tools of earlier visits, and *My figures*, which lists all that this device stores.
 */
export function RecentToolsList() {
  const { on, recent, starred } = recentTools.use();
  const saved = savedCalculations.use();
  // tools with figures come first, because a phone has only the first two or three in sight
  const [latest, ...earlier] = [
    ...recent.filter(({ left: entered }) => entered.length > 0),
    ...recent.filter(({ left: entered }) => entered.length === 0),
  ];
  const others = earlier.filter(
    ({ id, left: entered }) => entered.length > 0 || starred.every((star) => star.id !== id),
  );
  const toolItem = (tool: ToolLink, icon: string, text: string, settings?: string) => (
    <li key={tool.id}>
      <a {...linkTo(tool, settings)}>
        <ToolIcon name={icon} />
        {text}
      </a>
    </li>
  );
  /**
   * Opens a tool with what was entered in it last, or with its usual figures where nothing was.
   *
   * @param text names it where there are no figures to say: nothing was entered, or no input of the tool is a number
   */
  function enteredItem(
    tool: RecentTool,
    icon: string,
    text: string,
    withFigures: (tool: string, figures: string) => string,
  ) {
    const [entry] = tool.left;
    const named = entry?.figures ? withFigures(tool.short, entry.figures) : text;
    return toolItem(tool, icon, named, entry?.scenario);
  }
  return (
    <Strip aria-labelledby="recent">
      <div>
        <h2 id="recent">{words.recent.title}</h2>
        <span>
          {recent.length > 0 && (
            <Button look="quiet" onClick={clearRecentTools}>
              {words.recent.clear}
            </Button>
          )}
          {on && (
            <Button look="quiet" onClick={() => setRemembering(false)}>
              {words.recent.off}
            </Button>
          )}
        </span>
      </div>
      <ul>
        {latest && enteredItem(latest, 'history', words.recent.continue(latest.short), words.recent.continueWith)}
        {saved.map(({ key, tool: id, name, scenario, headline: [first] }) => {
          const tool = entryOf(catalogue, id);
          // a calculation that another release has saved may be of a tool that this one does not have
          return tool ? (
            <li key={key}>
              <a {...linkTo(tool, scenario)}>
                <Icon name="bookmark" />
                {first ? words.recent.with(name, first.figure) : name}
              </a>
            </li>
          ) : null;
        })}
        {starred.map((tool) => toolItem(tool, 'star', tool.short))}
        {others.map((tool) => enteredItem(tool, tool.icon, tool.short, words.recent.with))}
        <li>
          <a {...linkToMyFigures()}>
            <Icon name="bookmark" />
            {words.myFigures.title}
          </a>
        </li>
      </ul>
    </Strip>
  );
}
