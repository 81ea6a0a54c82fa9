import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode, useRef } from 'react';
import { Box, Column, columnLook, Fold, laterLook, summaryLook } from '#src/design/layout.ts';
import { Bullets, Raised } from '#src/design/text.tsx';
import { fill } from '#src/engine/fill.ts';
import type { Content } from '#src/engine/types.ts';
import { unopenedLook, useUnfolded } from '#src/loading/hydrated.tsx';
import { words } from '#words/page.ts';
import { Filled, inOneText } from '../results/filled.tsx';

export const Title = chakra('h2', {
  base: {
    fontSize: { base: 'xl', md: '2xl' },
    fontWeight: 700,
    letterSpacing: '-0.01em',
    lineHeight: 1.25,
    textWrap: 'balance',
    mb: { base: 1, lg: 0 },
  },
});
const Part = chakra('details', {
  base: {
    lineHeight: 1.65,
    borderBottomWidth: '1px',
    // what is open at first on a large screen is text under its heading
    '&[data-unfold]': { borderBottomWidth: { lg: 0 } },
    // a word of large text may be wider than a phone
    '& > summary': summaryLook,
    '& > summary > h3': {
      minWidth: 0,
      fontSize: { base: 'lg', md: 'xl' },
      fontWeight: 600,
      lineHeight: 1.3,
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      _focus: { outline: 'none' },
    },
    '& > div': { ...columnLook, gap: 3, pb: 4 },
  },
});
const Formula = chakra('div', {
  base: {
    px: 4,
    py: 3,
    borderRadius: 'md',
    bg: 'sunken',
    borderInlineStartWidth: '3px',
    borderColor: 'accent',
    '& p': { fontSize: 'lg', lineHeight: 1.7, textWrap: 'balance' },
  },
});
const Question = chakra(Fold, {
  base: {
    borderBottomWidth: '1px',
    '& > summary': { fontWeight: 500, textWrap: 'balance' },
    '& p': { pb: 4, color: 'muted' },
  },
});
const Contents = chakra('nav', {
  base: {
    display: { base: 'none', xl: 'block' },
    '& h2': { fontSize: 'sm', fontWeight: 600, color: 'muted', mb: 1 },
    '& ol': { borderInlineStartWidth: '2px' },
    '& button': { width: 'full', px: 3, py: 1.5, textAlign: 'start', lineHeight: 1.35 },
    '& button:hover': { color: 'accent' },
  },
});

/** A formula with its powers raised, each of several on a line of its own. */
const mathematics = (formula: string): ReactNode =>
  fill(formula)
    .split('; ')
    .map((text, line) => (
      <p key={line}>
        <Raised text={text} />
      </p>
    ));

/** Brings one of the text's headings into sight; a link would change the address, which routes read. */
function goTo(text: HTMLElement | null, at: number) {
  const heading = text?.querySelectorAll<HTMLElement>('h3')[at];
  const part = heading?.closest('details');
  if (part) part.open = true;
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** On a large screen so many parts are open at first. */
const UNFOLDED = 8;

interface TextPart {
  readonly heading: string;
  readonly under: ReactNode;
}

const sectionPart = (section: Content['sections'][number]): TextPart => ({
  heading: inOneText(fill(section.heading)),
  under: (
    <>
      {section.paragraphs?.map((text, index) => (
        <p key={index}>
          <Filled text={text} />
        </p>
      ))}
      {section.formula !== undefined && <Formula>{mathematics(section.formula)}</Formula>}
      {section.list && (
        <Bullets>
          {section.list.map((text, index) => (
            <li key={index}>
              <Filled text={text} />
            </li>
          ))}
        </Bullets>
      )}
    </>
  ),
});

const faqPart = (faq: NonNullable<Content['faq']>): TextPart => ({
  heading: words.questions,
  under: faq.map(({ question, answer }, index) => (
    <Question key={index}>
      <summary>{inOneText(fill(question))}</summary>
      <p>
        <Filled text={answer} />
      </p>
    </Question>
  )),
});

/** What leads to the text behind it, in any language: a question has its own sign. */
const asLead = (name: string): string => (/[?]$/.test(name) ? name : `${name}:`);

const howToPart = ({ name, steps }: NonNullable<Content['howTo']>): TextPart => ({
  heading: fill(name),
  under: (
    <Bullets as="ol" listStyle="decimal">
      {steps.map((step, index) => (
        <li key={index}>
          <strong>{asLead(fill(step.name))}</strong> <Filled text={step.text} />
        </li>
      ))}
    </Bullets>
  ),
});

/** The parts of the text in order: the questions follow what the calculator shows and its formula. */
function partsOf({ sections, faq, howTo }: Content): readonly TextPart[] {
  const formulaAt = sections.findIndex(({ formula }) => formula !== undefined);
  const first = Math.max(0, formulaAt) + 1;
  return [
    ...sections.slice(0, first).map(sectionPart),
    ...(faq ? [faqPart(faq)] : []),
    ...sections.slice(first).map(sectionPart),
    ...(howTo ? [howToPart(howTo)] : []),
  ];
}

function Text({ title, parts }: { title: string; parts: readonly TextPart[] }) {
  return (
    // a phone folds it by its headings
    <Column as="article" gap={{ base: 0, lg: 4 }} maxWidth={{ lg: 'prose' }} css={unopenedLook} data-unopened="">
      <Title>{fill(title)}</Title>
      {parts.map(({ heading, under }, index) => (
        <Part key={index} data-unfold={index < UNFOLDED ? '' : undefined}>
          <summary>
            <h3 tabIndex={-1}>{heading}</h3>
          </summary>
          <div>{under}</div>
        </Part>
      ))}
    </Column>
  );
}

/** The text under a calculator, with its contents and related calculators beside it. Paper has the figures alone. */
export const ReadingPart = memo(function ReadingPart({
  content,
  related,
}: {
  content: Content | null;
  related: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useUnfolded();
  const parts = content ? partsOf(content) : [];
  return (
    <Box ref={place} {...laterLook('120rem')} data-noprint="">
      {/* from the width of a laptop the contents stand beside the text */}
      <Column
        gap={{ base: 6, md: 10 }}
        display={{ base: 'flex', xl: 'grid' }}
        gridTemplateColumns={{ xl: 'minmax(0, 42rem) minmax(0, 17rem)' }}
        justifyContent={{ xl: 'space-between' }}
        alignItems={{ xl: 'start' }}
      >
        {content && <Text title={content.title} parts={parts} />}
        <Column gap={8} position={{ xl: 'sticky' }} top="5rem">
          {content && (
            <Contents aria-labelledby="contents">
              <h2 id="contents">{words.contents}</h2>
              <ol>
                {parts.map(({ heading }, index) => (
                  <li key={index}>
                    <button type="button" onClick={() => goTo(place.current, index)}>
                      {heading}
                    </button>
                  </li>
                ))}
              </ol>
            </Contents>
          )}
          {related}
        </Column>
      </Column>
    </Box>
  );
});
