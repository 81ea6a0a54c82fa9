import { useEffect, useState } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { KindIcon } from '#src/design/icon.tsx';
import { Callout } from '#src/design/layout.ts';
import { formatDay, formatNumber } from '#src/engine/format.ts';
import type { Live } from '#src/engine/types.ts';
import { useHydrated } from '#src/loading/hydrated.tsx';
import { words } from '#words/page.ts';
import { type Arrived, builtIn, daysSince, isOld, liveFigures } from './live-figures.ts';
import { useCalculator, useOutcome } from './state/calculator.ts';

/** How old figures are, in words. */
function age(date: string): string {
  const days = daysSince(date);
  if (days < 0) return words.live.ahead;
  if (days === 0) return words.live.today;
  return days === 1 ? words.live.oneDay : words.live.days(formatNumber(days));
}

/** A sentence on the figures' source, date and age, and why they are not newer; or that there are none. */
function sourceText(label: string, figures: Arrived | null, asking: boolean): string {
  if (figures === null) return asking ? words.live.asking(label) : words.live.none(label);
  const { source, date, from } = figures;
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
  // how old they are depends on the day on which the page is read
  const datable = useHydrated() ? found : null;
  const isAnswered = found?.from === 'answered';
  const failedAgain = !asking && tries > 0 && !isAnswered;
  const text = (failedAgain ? `${words.live.noAnswer} ` : '') + (lacking ?? sourceText(live.label, datable, asking));
  const isOutdated = !asking && found !== null && (isOld(found.date) || found.from === 'built');
  // while it asks again the button keeps the focus
  const canRetry = asking ? tries > 0 : isOutdated || !isAnswered;
  const kindOfFigures = isOutdated ? 'careful' : 'plain';
  const kind = lacking === null ? kindOfFigures : 'wrong';
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
      {canRetry && <Button onClick={() => setTries(tries + 1)}>{words.live.retry}</Button>}
    </Callout>
  );
}
