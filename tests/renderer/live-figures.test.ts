import { afterEach, describe, expect, it } from 'vitest';
import { daysSince } from '#src/renderer/live/figures.ts';

const zoneBefore = process.env.TZ;

/** From here on this process lives in a time zone. */
function liveIn(zone: string) {
  process.env.TZ = zone;
}

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe('the age of live figures', () => {
  it.each([
    // zone, date of the figures, moment, age in days by that zone's calendar
    ['UTC', '2026-11-20', '2026-11-20T00:00:00Z', 0],
    ['UTC', '2026-11-20', '2026-11-20T23:59:59Z', 0],
    ['UTC', '2026-11-20', '2026-11-21T00:00:00Z', 1],
    ['Asia/Kolkata', '2026-11-20', '2026-11-20T18:29:59Z', 0],
    ['Asia/Kolkata', '2026-11-20', '2026-11-20T18:30:00Z', 1],
    ['America/Los_Angeles', '2026-11-20', '2026-11-21T07:59:59Z', 0],
    ['America/Los_Angeles', '2026-11-20', '2026-11-21T08:00:00Z', 1],
    ['Pacific/Kiritimati', '2026-11-20', '2026-11-20T09:59:59Z', 0],
    ['Pacific/Kiritimati', '2026-11-20', '2026-11-20T10:00:00Z', 1],
    ['Pacific/Pago_Pago', '2026-11-20', '2026-11-21T10:59:59Z', 0],
  ])('counts days of the calendar in %s from %s to %s', (zone, date, now, days) => {
    liveIn(zone);
    expect(daysSince(date, new Date(now))).toBe(days);
  });

  it('counts the short and the long day of daylight saving as one day each', () => {
    liveIn('America/Los_Angeles');
    // clocks went forward on 8 March 2026 and go back on 1 November 2026
    expect(daysSince('2026-03-07', new Date('2026-03-09T07:00:00Z'))).toBe(2);
    expect(daysSince('2026-10-31', new Date('2026-11-02T08:00:00Z'))).toBe(2);
  });

  it('crosses months, a leap day and years', () => {
    liveIn('Asia/Kolkata');
    expect(daysSince('2028-02-28', new Date('2028-03-01T06:00:00Z'))).toBe(2);
    expect(daysSince('2027-02-28', new Date('2027-03-01T06:00:00Z'))).toBe(1);
    expect(daysSince('2025-12-31', new Date('2026-12-31T06:00:00Z'))).toBe(365);
  });

  it('is never below 0, for a source that is a day ahead', () => {
    liveIn('America/Los_Angeles');
    expect(daysSince('2026-11-21', new Date('2026-11-20T20:00:00Z'))).toBe(0);
  });
});
