import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useEffect, useState } from 'react';
import { markerLook } from '#src/design/band.ts';
import { Hidden } from '#src/design/text.tsx';
import { storyOf } from '#src/engine/story.ts';
import { words } from '#words/page.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';
import { unbroken, useToday } from './filled.tsx';
import { figureText, resultsOf, splitResults } from './result.ts';

const StoryText = chakra('p', {
  base: {
    mt: 2,
    fontSize: 'lg',
    fontWeight: 600,
    lineHeight: 1.35,
    textWrap: 'balance',
    ...markerLook,
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

/** Announces the headline when it has changed. */
export const Announcement = memo(function Announcement() {
  const calculator = useCalculator();
  const [announcement, setAnnouncement] = useState('');
  const today = useToday();
  useEffect(() => {
    const { headlines } = splitResults(calculator.tool);
    const read = () => {
      const [first] = resultsOf(calculator, calculator.store.outcome(), headlines, today);
      if (first === undefined || first.value === undefined) return '';
      const figure = figureText(first);
      const story = storyOf(calculator.tool, calculator.store.outcome(), today);
      const headline = words.announce(first.label, first.denial === '' ? figure : words.denied(figure, first.denial));
      // a denial is a sentence, with its full stop
      return story === null ? headline : `${headline}${first.denial === '' ? '.' : ''} ${story}`;
    };
    const first = read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = calculator.store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setAnnouncement((before) => (before === '' && read() === first ? '' : read())),
        ANNOUNCED,
      );
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [calculator, today]);
  return <Hidden role="status">{announcement}</Hidden>;
});
