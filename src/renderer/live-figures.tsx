// Live figures, such as exchange rates: asked of the service, kept on this device, and built in; and the line about them.
import addresses from 'virtual:services';
import { useEffect, useState } from 'react';
import { daysBetween } from '#maths/calendar.ts';
import { fetchJson } from '#src/browser/fetch-json.ts';
import { Button } from '#src/design/buttons.tsx';
import { KindIcon } from '#src/design/icon.tsx';
import { Callout } from '#src/design/layout.ts';
import { readEntry, writeEntry } from '#src/device/entry.ts';
import { formatDay, formatNumber } from '#src/engine/format.ts';
import type { Live, LiveFigures } from '#src/engine/types.ts';
import { useHydrated } from '#src/loading/hydrated.tsx';
import { today } from '#src/rules/now.ts';
import { words } from '#words/page.ts';
import { useCalculator, useOutcome } from './state/calculator.ts';

/** Figures with where they are from. */
interface Arrived {
  readonly source: string;
  /** YYYY-MM-DD, as the source gives it. */
  readonly date: string;
  readonly figures: LiveFigures;
  /** `answered`: the service gave them now. `kept`: it gave them on an earlier visit. `built`: the definition has them. */
  readonly from: 'answered' | 'kept' | 'built';
}

const SECONDS = 8;
/** Figures older than this many days are old, and the page says so. */
const FRESH_DAYS = 7;
/** How many days the date of figures may be ahead: the service's day can begin before the visitor's. */
const DAYS_AHEAD = 1;
/** Figures that are more than this many times those of the definition, or less than that part of them, are a mistake of the service. */
const MOST_CHANGE = 3;

const nameOf = (live: Live) => `live:${live.label}`;

/** Whole days from an ISO date to now, in the visitor's time zone; negative for a future date. */
const daysSince = (date: string, now = new Date()): number => daysBetween(date, today(now));

export const isOld = (date: string): boolean => daysSince(date) > FRESH_DAYS;

/**
 * Reads an untrusted answer with the definition's own check; null where it is wrong, as with a date more than a day ahead, or far from
 * the figures that are built in.
 */
function read({ source, reference }: Live, body: unknown, from: Arrived['from']): Arrived | null {
  try {
    const checked = source.read(body);
    if (checked === null) return null;
    const { date, newest = date, figures } = checked;
    const isLikely = Object.entries(reference?.figures ?? {}).every(([name, known]) => {
      const change = (figures[name] ?? known) / known;
      return change <= MOST_CHANGE && change >= 1 / MOST_CHANGE;
    });
    // not <, so that a day that no calendar has is refused too
    return isLikely && daysSince(newest) >= -DAYS_AHEAD ? { source: source.name, date, figures, from } : null;
  } catch {
    return null;
  }
}

const builtIn = ({ reference }: Live): Arrived | null => (reference ? { ...reference, from: 'built' } : null);

/** What the service has answered on this visit, by the label of the figures. */
const visit = new Map<string, Arrived>();

/**
 * The newest of what the service answers, what it answered on an earlier visit and what is built in; null without any. Figures that are
 * not old are requested once a visit.
 */
export async function liveFigures(live: Live, signal: AbortSignal): Promise<Arrived | null> {
  const before = visit.get(live.label);
  if (before && !isOld(before.date)) return before;
  const { service, address, query } = live.source;
  let body: unknown;
  try {
    body = await fetchJson(`${addresses[service] ?? address}${query}`, {}, SECONDS, signal);
  } catch {
    body = undefined;
  }
  if (signal.aborted) return null;
  const [newest = null] = [
    read(live, body, 'answered'),
    read(live, readEntry(nameOf(live))?.value, 'kept'),
    builtIn(live),
  ]
    .filter((arrived) => arrived !== null)
    .sort((one, other) => other.date.localeCompare(one.date));
  if (newest?.from !== 'answered') return newest;
  if (!isOld(newest.date)) visit.set(live.label, newest);
  writeEntry(nameOf(live), body);
  return newest;
}

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
