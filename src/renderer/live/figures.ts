import { fetchJson } from '#src/browser/fetch-json.ts';
import { readOwn, writeOwn } from '#src/browser/own.ts';
import type { Live, LiveFigures, LiveSource } from '#src/engine/types.ts';
import { site } from '#src/site.ts';

/** Figures with where and when they come from. */
export interface Arrived {
  readonly source: string;
  /** YYYY-MM-DD, as the source gives it. */
  readonly date: string;
  readonly figures: LiveFigures;
  /** From an earlier visit, because no source answered now. */
  readonly kept: boolean;
}

const SECONDS = 8;
const keyOf = (live: Live) => `live:${live.label}`;

/** Reads an answer, which may be anything, with the source's own check. */
function read(source: LiveSource, body: unknown): Omit<Arrived, 'kept'> | null {
  try {
    const checked = source.read(body);
    return checked && { source: source.name, ...checked };
  } catch {
    return null;
  }
}

/** What an earlier visit left, checked again as if it came from outside. */
function fromStore(live: Live): Arrived | null {
  try {
    const stored: unknown = JSON.parse(readOwn(keyOf(live)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { service, body } = stored as { service?: unknown; body?: unknown };
    const source = live.sources.find((each) => each.service === service);
    const checked = source ? read(source, body) : null;
    return checked && { ...checked, kept: true };
  } catch {
    return null;
  }
}

const visit = new Map<string, Arrived>();

/**
 * Live figures: from the first source that answers well, else from an earlier visit, else null. Asked for once a visit.
 *
 * @param signal stops asking
 */
export async function liveFigures(live: Live, signal: AbortSignal): Promise<Arrived | null> {
  const before = visit.get(live.label);
  if (before) return before;
  for (const source of live.sources) {
    try {
      const body = await fetchJson(`${site.services[source.service]}${source.query}`, {}, SECONDS, signal);
      const checked = read(source, body);
      if (checked) {
        const arrived = { ...checked, kept: false };
        visit.set(live.label, arrived);
        writeOwn(keyOf(live), JSON.stringify({ service: source.service, body }));
        return arrived;
      }
    } catch {
      if (signal.aborted) return null;
    }
  }
  return fromStore(live);
}

/** Whole days from an ISO date to now, in the visitor's time zone; never below 0. */
export function daysSince(date: string, now = new Date()): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const then = Date.UTC(year, month - 1, day);
  const here = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((here - then) / 86_400_000));
}
