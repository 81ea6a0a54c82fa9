import { describe, expect, it } from 'vitest';
import { structuredData } from '#src/renderer/reading/structured-data.ts';

describe('what search engines read of a content', () => {
  it('has facts put in wherever they may be named', () => {
    const text = 'At {ppf.rate}';
    const data = structuredData({
      title: text,
      sections: [{ heading: text }],
      howTo: { name: text, steps: [{ name: text, text }] },
      faq: [{ question: text, answer: text }],
    });
    expect(data).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain('{ppf');
  });
});
