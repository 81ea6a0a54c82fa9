// Live figures, such as exchange rates: asked of the service, kept on this device, and built in.
import addresses from 'virtual:services';
import { daysBetween } from '#maths/calendar.ts';
import { fetchJson } from '#src/browser/fetch-json.ts';
import { readEntry, writeEntry } from '#src/device/entry.ts';
import type { Live, LiveFigures } from '#src/engine/types.ts';
import { today } from '#src/rules/now.ts';

/** Figures with where they are from. */
export interface Arrived {
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
export const daysSince = (date: string, now = new Date()): number => daysBetween(date, today(now));

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

export const builtIn = ({ reference }: Live): Arrived | null => (reference ? { ...reference, from: 'built' } : null);

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
