import addresses from 'virtual:services';
import { daysBetween } from '#maths/calendar.ts';
import { fetchJson } from '#src/browser/fetch-json.ts';
import { isRecord, readEntry, writeEntry } from '#src/device/entry.ts';
import type { Live, LiveFigures, LiveSource } from '#src/engine/types.ts';
import { today } from '#src/rules/today.ts';

/** Figures with their source and date. */
export interface Arrived {
  readonly source: string;
  /** YYYY-MM-DD, as the source gives it. */
  readonly date: string;
  readonly figures: LiveFigures;
  /**
   * `answered`: a source gave them now. `kept`: from an earlier visit, because no source answers. `newest`: from an earlier
   * visit, because the sources that answer have older ones. `built`: the definition's own, because no source answers.
   * `newestBuilt`: the definition's own, because the sources that answer have older ones. `doubted`: those of an earlier visit or
   * the definition's own, because what a source gave is far from the definition's own.
   */
  readonly from: 'answered' | 'kept' | 'newest' | 'built' | 'newestBuilt' | 'doubted';
}

const SECONDS = 8;
/** Figures older than this many days are old: the next source is asked, and if none has newer ones the page says so. */
const FRESH_DAYS = 7;
/** How many days a source's date may be ahead: its day can begin before the visitor's. */
const DAYS_AHEAD = 1;
/** Figures that are more than this many times those of the definition, or less than that part of them, are a source's mistake. */
const MOST_CHANGE = 3;

const nameOf = (live: Live) => `live:${live.label}`;

/** Whole days from an ISO date to now, in the visitor's time zone; negative for a future date. */
export const daysSince = (date: string, now = new Date()): number => daysBetween(date, today(now));

/** Whether figures of this date are too old. */
export const isOld = (date: string): boolean => daysSince(date) > FRESH_DAYS;

/** Reads an untrusted answer with the source's own check; null where it is wrong, as with a date more than a day ahead. */
function read(source: LiveSource, body: unknown, from: Arrived['from']): Arrived | null {
  try {
    const checked = source.read(body);
    if (checked === null) return null;
    const { date, newest = date, figures } = checked;
    // not <, so that a day that no calendar has is refused too
    return daysSince(newest) >= -DAYS_AHEAD ? { source: source.name, date, figures, from } : null;
  } catch {
    return null;
  }
}

/** Whether figures are near enough to those that the definition has. */
const isLikely = ({ reference }: Live, { figures }: Arrived): boolean =>
  Object.entries(reference?.figures ?? {}).every(([name, known]) => {
    const change = (figures[name] ?? known) / known;
    return change <= MOST_CHANGE && change >= 1 / MOST_CHANGE;
  });

/** The figures that an earlier visit stored, checked as if a source had given them. */
function fromStore(live: Live, from: 'kept' | 'newest'): Arrived | null {
  const stored = readEntry(nameOf(live))?.value;
  if (!isRecord(stored)) return null;
  const source = live.sources.find(({ service }) => service === stored.service);
  const arrived = source ? read(source, stored.body, from) : null;
  return arrived && isLikely(live, arrived) ? arrived : null;
}

/** The figures that the definition has, if it has any. */
export const builtIn = ({ reference }: Live): Arrived | null => (reference ? { ...reference, from: 'built' } : null);

const visit = new Map<string, Arrived>();

/**
 * Live figures from the first source that gives figures of the last seven days; else the newest of all answers, of an earlier
 * visit and of those built in, however old; else null. Figures that are not old are requested once a visit. An answer that is far
 * from the figures built in is not used.
 *
 * @param signal cancels the requests
 */
export async function liveFigures(live: Live, signal: AbortSignal): Promise<Arrived | null> {
  const before = visit.get(live.label);
  if (before && !isOld(before.date)) return before;
  let isDoubted = false;
  let newest: { arrived: Arrived; service: string; body: unknown } | null = null;
  for (const source of live.sources) {
    let body: unknown;
    try {
      body = await fetchJson(`${addresses[source.service] ?? source.address}${source.query}`, {}, SECONDS, signal);
    } catch {
      body = undefined;
    }
    if (signal.aborted) return null;
    const arrived = body === undefined ? null : read(source, body, 'answered');
    if (arrived === null || (newest && newest.arrived.date >= arrived.date)) continue;
    if (!isLikely(live, arrived)) {
      isDoubted = true;
      continue;
    }
    newest = { arrived, service: source.service, body };
    if (!isOld(arrived.date)) break;
  }
  const [kept, built] = [fromStore(live, newest ? 'newest' : 'kept'), builtIn(live)];
  const spare = kept && built && built.date > kept.date ? built : (kept ?? built);
  if (!newest && isDoubted) return spare && { ...spare, from: 'doubted' };
  if (!newest || (isOld(newest.arrived.date) && spare && spare.date > newest.arrived.date))
    return newest && spare?.from === 'built' ? { ...spare, from: 'newestBuilt' } : spare;
  const { arrived, service, body } = newest;
  if (!isOld(arrived.date)) visit.set(live.label, arrived);
  writeEntry(nameOf(live), { service, body });
  return arrived;
}
