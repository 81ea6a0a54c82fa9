import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '#src/design/icon.tsx';
import { Button } from '#src/design/parts.tsx';
import { useRoot } from '#src/design/root.ts';
import { words } from '#words/shell.ts';
import { linkTo } from '../routing/router.ts';
import { clearRecent, type RecentTool, type Remembered, setRemembering, useRecents } from './recent.ts';

const Strip = chakra('section', {
  base: {
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, height: '2.75rem' },
    '& h2': { fontSize: 'md', fontWeight: 600 },
    '& button': { fontSize: 'sm', px: 2 },
    // always one line, because its height is reserved before it loads
    '& ul': { display: 'flex', gap: 2, overflowX: 'auto', height: '3.5rem', alignItems: 'center', px: 0.5 },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      minHeight: '2.75rem',
      px: 4,
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'line',
      bg: 'panel',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      fontWeight: 500,
      _hover: { borderColor: 'accent' },
    },
    '& a svg': { color: 'accent' },
  },
});

const continued = ({ short, amount }: RecentTool) =>
  amount === null ? words.recent.continue(short) : words.recent.continueWith(short, amount);

/** Tools of earlier visits: the last one as it was left, starred ones, and the others. */
export default function RecentStrip() {
  const root = useRoot();
  const { recent, starred } = useRecents();
  const [last, ...before] = recent;
  const others = before.filter(({ id }) => !starred.some((star) => star.id === id));
  const link = (tool: Remembered, text: string, icon: string) => (
    <li key={`${icon} ${tool.id}`}>
      <a {...linkTo(root, tool)}>
        <Icon name={icon} />
        {text}
      </a>
    </li>
  );
  return (
    <Strip aria-labelledby="recent">
      <div>
        <h2 id="recent">{words.recent.title}</h2>
        <span>
          {recent.length > 0 && (
            <Button type="button" look="quiet" onClick={clearRecent}>
              {words.recent.clear}
            </Button>
          )}
          <Button type="button" look="quiet" onClick={() => setRemembering(false)}>
            {words.recent.off}
          </Button>
        </span>
      </div>
      <ul>
        {last && (
          <li>
            <a {...linkTo(root, last)} {...(last.scenario !== '' && { 'data-open': `${last.id}?${last.scenario}` })}>
              <Icon name="history" />
              {continued(last)}
            </a>
          </li>
        )}
        {starred.map((tool) => link(tool, tool.short, 'star'))}
        {others.map((tool) => link(tool, tool.short, tool.icon))}
      </ul>
    </Strip>
  );
}
