import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { column, laterLook } from '#src/design/parts.tsx';
import { fill } from '#src/engine/fill.ts';
import type { Content } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { Filled } from '../results/filled.tsx';

const Article = chakra('article', { base: { ...column, maxWidth: 'prose', gap: 8, ...laterLook('120rem') } });
export const Title = chakra('h2', {
  base: { fontSize: '2xl', fontWeight: 700, letterSpacing: '-0.01em', lineHeight: 1.25 },
});
const Heading = chakra('h3', { base: { fontSize: 'xl', fontWeight: 600, lineHeight: 1.3, mb: 2 } });
const Part = chakra('section', { base: { ...column, gap: 3, lineHeight: 1.65 } });
const Formula = chakra('p', {
  base: {
    px: 4,
    py: 3,
    borderRadius: 'md',
    bg: 'sunken',
    borderInlineStartWidth: '3px',
    borderColor: 'accent',
    fontWeight: 500,
    overflowX: 'auto',
  },
});
const List = chakra('ul', { base: { listStyle: 'disc', pl: 5, display: 'grid', gap: 2 } });
const Steps = chakra('ol', { base: { listStyle: 'decimal', pl: 5, display: 'grid', gap: 2 } });
const Question = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& summary': { fontWeight: 600, py: 3, cursor: 'pointer', minHeight: '2.75rem' },
    '& p': { pb: 4, color: 'muted' },
  },
});

/** The text under a calculator. */
export const ToolContent = memo(function ToolContent({ content }: { content: Content }) {
  return (
    <Article>
      <Title>{fill(content.title)}</Title>
      {Object.entries(content.sections).map(([at, section]) => (
        <Part key={at}>
          <Heading>{fill(section.heading)}</Heading>
          {Object.entries(section.paragraphs ?? []).map(([at, text]) => (
            <p key={at}>
              <Filled text={text} />
            </p>
          ))}
          {section.formula !== undefined && <Formula>{fill(section.formula)}</Formula>}
          {section.list && (
            <List>
              {Object.entries(section.list).map(([at, text]) => (
                <li key={at}>
                  <Filled text={text} />
                </li>
              ))}
            </List>
          )}
        </Part>
      ))}
      {content.howTo && (
        <Part>
          <Heading>{fill(content.howTo.name)}</Heading>
          <Steps>
            {Object.entries(content.howTo.steps).map(([at, { name, text }]) => (
              <li key={at}>
                <strong>{fill(name)}.</strong> {fill(text)}
              </li>
            ))}
          </Steps>
        </Part>
      )}
      {content.faq && (
        <section>
          <Heading>{words.questions}</Heading>
          {Object.entries(content.faq).map(([at, { question, answer }]) => (
            <Question key={at}>
              <summary>{fill(question)}</summary>
              <p>
                <Filled text={answer} />
              </p>
            </Question>
          ))}
        </section>
      )}
    </Article>
  );
});
