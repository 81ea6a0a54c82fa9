import { useEffect, useState } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { KindIcon } from '#src/design/icon.tsx';
import { Callout } from '#src/design/layout.ts';
import { formatDay, formatNumber } from '#src/engine/format.ts';
import type { Live } from '#src/engine/types.ts';
import { useHydrated } from '#src/loading/hydrated.tsx';
import { words } from '#words/page.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';
import { type Arrived, builtIn, daysSince, isOld, liveFigures } from './figures.ts';

function age(date: string): string {
  const days = daysSince(date);
  if (days < 0) return words.live.ahead;
  return days === 0 ? words.live.today : days === 1 ? words.live.oneDay : words.live.days(formatNumber(days));
}

/** A sentence on the figures' source, date and age, and why they are not newer. */
function sourceText(label: string, { source, date, from }: Arrived, asking: boolean): string {
  const old = isOld(date);
  const say = {
    built: asking ? words.live.until : words.live.built,
    answered: old ? words.live.old : words.live.fresh,
    kept: old ? words.live.keptOld : words.live.kept,
  }[from];
  return say(label, source, formatDay(date), age(date));
}

/** Loads live figures for the calculator, and shows their source, date and age. */
export function LivePanel({ live }: { live: Live }) {
  const { store } = useCalculator();
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [asking, setAsking] = useState(true);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    const call = new AbortController();
    setAsking(true);
    void liveFigures(live, call.signal).then((figures) => {
      if (call.signal.aborted) return;
      setArrived(figures);
      setAsking(false);
      store.setLive(figures?.figures ?? null);
    });
    return () => call.abort();
  }, [live, store, tries]);

  const found = asking ? builtIn(live) : arrived;
  const lacking = useOutcome(() => (asking || found ? null : (store.lacking()?.message ?? null)));
  const hydrated = useHydrated();
  const sentence =
    // how old they are depends on the day on which the page is read
    found && hydrated
      ? sourceText(live.label, found, asking)
      : asking
        ? words.live.asking(live.label)
        : words.live.none(live.label);
  const failedAgain = !asking && tries > 0 && (found === null || found.from === 'built' || found.from === 'kept');
  const text = (failedAgain ? `${words.live.noAnswer} ` : '') + (lacking ?? sentence);
  const old = !asking && found !== null && (isOld(found.date) || found.from === 'built');
  // while it asks again the button keeps the focus
  const again = asking ? tries > 0 : old || found?.from !== 'answered';
  const kind = lacking === null ? (old ? 'careful' : 'plain') : 'wrong';
  return (
    // a new element where figures are missing, so that screen readers announce it at once
    <Callout
      key={String(lacking !== null)}
      role={lacking === null ? 'status' : 'alert'}
      kind={kind}
      line
      mt={2}
      py={1.5}
      alignItems="center"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
      fontSize="sm"
      css={{ '& > span': { flex: { base: '1 1 60%', sm: '1 1 0' } } }}
    >
      {/* also where nothing is wrong, so that the words stay where they are */}
      <KindIcon kind={kind} />
      <span>{text}</span>
      {again && <Button onClick={() => setTries(tries + 1)}>{words.live.retry}</Button>}
    </Callout>
  );
}
