import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, memo } from 'react';
import { Button, laterLook, Panel, Quiet } from '#src/design/parts.tsx';
import { formatResult } from '#src/engine/format.ts';
import { Static } from '#src/loading/static.tsx';
import { words } from '#words/page.ts';
import type { Calculator, FormValues } from '../state/calculator.ts';
import { Title } from './content.tsx';

const Section = chakra('section', { base: laterLook('50rem') });
const Grid = chakra('div', {
  base: { display: 'grid', gap: 4, mt: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' },
});
const Name = chakra('h3', { base: { fontWeight: 600, mb: 2 } });
// one styled element around plain ones
const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: 1,
    mb: 3,
    '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3 },
    '& dt': { color: 'muted' },
    '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end', marginInlineStart: 'auto' },
  },
});

/** The definition's examples, which the tests check; a press puts their inputs into the form. */
export const Examples = memo(function Examples({ calculator }: { calculator: Calculator }) {
  const { tool, store } = calculator;
  function tryIt({ target }: MouseEvent) {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-example]');
    const example = button ? tool.examples[Number(button.dataset.example)] : undefined;
    if (!example) return;
    store.set(example.inputs as FormValues, 'example');
    document.querySelector('main form')?.scrollIntoView({ block: 'start' });
  }
  return (
    <Section onClick={tryIt}>
      <Static>
        <Title>{words.examples}</Title>
        <Grid>
          {Object.entries(tool.examples).map(([index, example]) => (
            <Panel as="div" key={index} display="flex" flexDirection="column">
              <Name>{example.title}</Name>
              <List>
                {Object.entries(example.outputs).map(([name, value]) => {
                  const spec = tool.outputs[name];
                  return spec ? (
                    <div key={name}>
                      <dt>{spec.label}</dt>
                      <dd>{formatResult(spec, value)}</dd>
                    </div>
                  ) : null;
                })}
              </List>
              {example.source !== undefined && <Quiet mb={3}>{words.exampleSource(example.source)}</Quiet>}
              <Button
                type="button"
                mt="auto"
                alignSelf="start"
                aria-label={words.tryExample(example.title)}
                data-example={index}
              >
                {words.tryIt}
              </Button>
            </Panel>
          ))}
        </Grid>
      </Static>
    </Section>
  );
});
