import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '#src/engine/types.ts';

/**
 * How long the figures stand still before a chart or a table follows, and the longest that it waits, by what its last drawing
 * took; all in milliseconds. One that fits into a frame follows a slider as it moves. One that takes four frames comes once in
 * four seconds at most, so that on a slow phone hardly any falls between two keys.
 */
const pause = (took: number) => between(120, 5 * took, 600);
const patience = (took: number) => between(120, took ** 2, 6000);
const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
/** How long they stand still before what is off the screen follows. */
const UNSEEN = 1000;
/** What a drawing is taken to need before one has been timed, in milliseconds. */
const GUESS = 20;
/** A drawing goes on after what was asked for is there: recharts works in the frames that follow, 16 ms each at least. */
const FRAMES = 3;

/** A part of the page that takes longer to draw than a frame on a small phone. */
export interface Follower {
  readonly draw: (outcome: Outcome) => void;
  /** Whether it is on the screen, or nearly. */
  seen: boolean;
  /** What it was last told to show. */
  shown: Outcome;
  /** When the figures went on without it, on the page's clock. */
  since: number;
  /** Milliseconds that its last drawing took. */
  took: number;
}

export function followerOf(draw: Follower['draw'], shown: Outcome): Follower {
  return { draw, seen: true, shown, since: 0, took: GUESS };
}

/**
 * Those who follow the figures of a calculator when these stand still. They are drawn one at a time: a key press waits for
 * one of them at most, and puts off the others.
 */
export function createFollowing(first: Outcome) {
  const followers = new Set<Follower>();
  let latest = first;
  let changed = 0;
  let drawing: Follower | null = null;
  let began = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const due = ({ seen, since, took }: Follower) =>
    seen ? Math.min(changed + pause(took), since + patience(took)) : changed + UNSEEN;

  function plan() {
    clearTimeout(timer);
    if (drawing !== null) return;
    const [next] = [...followers].filter(({ shown }) => shown !== latest).sort((one, other) => due(one) - due(other));
    if (next) timer = setTimeout(draw, Math.max(0, due(next) - performance.now()), next);
  }

  function draw(next: Follower) {
    drawing = next;
    next.shown = latest;
    began = performance.now();
    startTransition(() => next.draw(latest));
  }

  function end() {
    cancelAnimationFrame(frame);
    drawing = null;
    plan();
  }

  return {
    /** The figures have changed. */
    change(outcome: Outcome) {
      changed = performance.now();
      for (const one of followers) if (one.shown === latest) one.since = changed;
      latest = outcome;
      plan();
    },
    /** From now on it follows, until what is returned is called. */
    join(one: Follower) {
      followers.add(one);
      plan();
      return () => {
        followers.delete(one);
        if (drawing === one) end();
      };
    },
    /** It has come on the screen, or has left it. */
    see(one: Follower, seen: boolean) {
      one.seen = seen;
      plan();
    },
    /** All are drawn at once, for a page that is printed. */
    catchUp() {
      const behind = [...followers].filter((one) => one === drawing || one.shown !== latest);
      flushSync(() => {
        for (const one of behind) {
          one.shown = latest;
          one.draw(latest);
        }
      });
      plan();
    },
    /** What was asked of a follower is in the document, if anything was. */
    drawn(one: Follower) {
      if (drawing !== one) return;
      cancelAnimationFrame(frame);
      let left = FRAMES;
      const count = () => {
        left--;
        if (left > 0) frame = requestAnimationFrame(count);
        else {
          one.took = performance.now() - began - FRAMES * 16;
          end();
        }
      };
      frame = requestAnimationFrame(count);
    },
  };
}

export type Following = ReturnType<typeof createFollowing>;
