import { fill } from '#src/engine/fill.ts';
import type { Content } from '#src/engine/types.ts';

/** The steps and the questions of a tool's content as schema.org's HowTo and FAQPage. */
export function structuredData(content: Content | null): object[] {
  const data: object[] = [];
  if (content?.howTo)
    data.push({
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      name: fill(content.howTo.name),
      step: content.howTo.steps.map(({ name, text }, index) => ({
        '@type': 'HowToStep',
        position: index + 1,
        name: fill(name),
        text: fill(text),
      })),
    });
  if (content?.faq)
    data.push({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: content.faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: fill(question),
        acceptedAnswer: { '@type': 'Answer', text: fill(answer) },
      })),
    });
  return data;
}
