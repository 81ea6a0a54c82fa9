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

/** Tools of earlier visits: the last one as it was left, starred ones, and the others. */
export function RecentTools() {
  const { recent, starred } = recentTools.use();
  const saved = savedCalculations.use();
  // what was entered comes first, so that it is in sight on a phone
  const [last, ...before] = [
    ...recent.filter(({ left }) => left.length > 0),
    ...recent.filter(({ left }) => left.length === 0),
  ];
  const others = before.filter(({ id, left }) => left.length > 0 || !starred.some((star) => star.id === id));
  const item = (tool: ToolLink, icon: string, text: string, settings?: string) => (
    <li key={`${icon} ${tool.id}`}>
      <a {...linkTo(tool, settings)}>
        <ToolIcon name={icon} />
        {text}
      </a>
    </li>
  );
  // an entry with figures opens them; one without opens the usual ones
  const left = (
    tool: RecentTool,
    icon: string,
    text: string,
    withFigures: (tool: string, figures: string) => string,
  ) => {
    const [latest] = tool.left;
    return item(tool, icon, latest?.figures ? withFigures(tool.short, latest.figures) : text, latest?.scenario);
  };
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
          <Button look="quiet" onClick={() => setRemembering(false)}>
            {words.recent.off}
          </Button>
        </span>
      </div>
      <ul>
        {last && left(last, 'history', words.recent.continue(last.short), words.recent.continueWith)}
        {saved.map(({ key, tool, name, scenario, headline: [first] }) => {
          const entry = entryOf(catalogue, tool);
          // another release may have had other calculators
          return entry ? (
            <li key={key}>
              <a {...linkTo(entry, scenario)}>
                <Icon name="bookmark" />
                {first ? words.recent.with(name, first.figure) : name}
              </a>
            </li>
          ) : null;
        })}
        {starred.map((tool) => item(tool, 'star', tool.short))}
        {others.map((tool) => left(tool, tool.icon, tool.short, words.recent.with))}
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
