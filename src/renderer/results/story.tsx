import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useEffect, useState } from 'react';
import { Hidden } from '#src/design/text.tsx';
import type { Result } from '#src/engine/results.ts';
import { storyOf } from '#src/engine/story.ts';
import { words } from '#words/page.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';
import { useDeferredOutcome } from '../state/deferred.tsx';
import { useToday } from '../state/today.ts';
import { unbroken } from './filled.tsx';
import { figureText, splitResults, useResults } from './result.tsx';

const StoryText = chakra('p', {
  base: {
    mt: 2,
    fontSize: 'lg',
    fontWeight: 600,
    lineHeight: 1.35,
    textWrap: 'balance',
    // amounts and rates as with a marker, at the foot of the letters: across their middle it would look struck out
    '& [data-amount]': {
      backgroundImage: 'linear-gradient(transparent 76%, var(--colour-mark) 76%)',
      _print: { backgroundImage: 'none' },
    },
  },
});

/** What the results mean, in one sentence. It changes with the headline: beside a newer figure it would say what is not so. */
export const StoryHeading = memo(function StoryHeading() {
  const { tool } = useCalculator();
  const today = useToday();
  const outcome = useOutcome((present) => present);
  const story = storyOf(tool, outcome, today);
  return story !== null && <StoryText data-story="">{unbroken(story)}</StoryText>;
});

/** Milliseconds without a change before the headline is announced, so that a moving slider does not flood a screen reader. */
const ANNOUNCED = 800;

export const Announcement = memo(function Announcement() {
  const { tool } = useCalculator();
  const outcome = useDeferredOutcome();
  const story = storyOf(tool, outcome, useToday());
  const [result] = useResults(outcome, splitResults(tool).headlines);
  const text = result?.value === undefined ? '' : spoken(result, story);
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const tell = () => setAnnounced((before) => (before === '' && text === first ? '' : text));
    const timer = setTimeout(tell, ANNOUNCED);
    return () => clearTimeout(timer);
  }, [text, first]);
  return <Hidden role="status">{announced}</Hidden>;
});

function spoken(result: Result, story: string | null): string {
  const { label, denial } = result;
  const figure = figureText(result);
  if (denial === '') return [words.announce(label, figure), story].filter(Boolean).join('. ');
  // a denial is a sentence, with its full stop
  return [words.announce(label, words.denied(figure, denial)), story].filter(Boolean).join(' ');
}
