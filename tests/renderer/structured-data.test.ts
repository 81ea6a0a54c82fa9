import { expect, it } from 'vitest';
import { factNow } from '#rules';
import type { Content } from '#src/engine/types.ts';
import { structuredData } from '#src/renderer/reading/structured-data.ts';

const howTo: Content['howTo'] = {
  name: 'How to add',
  steps: [
    { name: 'First', text: 'Take one.' },
    { name: 'Then', text: 'At {ppf.rate}.' },
  ],
};
const faq: Content['faq'] = [
  { question: 'Why?', answer: 'Because.' },
  { question: 'What is {ppf.rate}?', answer: '"<b>" & more' },
];
// https://schema.org/HowTo and https://schema.org/FAQPage
const steps = {
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: 'How to add',
  step: [
    { '@type': 'HowToStep', position: 1, name: 'First', text: 'Take one.' },
    { '@type': 'HowToStep', position: 2, name: 'Then', text: `At ${factNow('ppf.rate')}%.` },
  ],
};
const questions = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    {
      '@type': 'Question',
      name: `What is ${factNow('ppf.rate')}%?`,
      acceptedAnswer: { '@type': 'Answer', text: '"<b>" & more' },
    },
  ],
};

it.each([
  ['steps and questions', { howTo, faq }, [steps, questions]],
  ['steps alone', { howTo }, [steps]],
  ['questions alone', { faq }, [questions]],
  ['neither', {}, []],
  ['no content', null, []],
])('the structured data of a tool’s content has what the content has: %s', (_, content, data) => {
  expect(structuredData(content as Content | null)).toEqual(data);
});
