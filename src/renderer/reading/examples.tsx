import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { Box, columnLook, Fold, laterLook, Panel } from '#src/design/layout.ts';
import { formatResult } from '#src/engine/format.ts';
import { complete } from '#src/engine/places.ts';
import { canBeNone, resultOf, textOfResult } from '#src/engine/results.ts';
import type { Example, Output, Tool } from '#src/engine/types.ts';
import { lookupIn } from '#src/engine/visibility.ts';
import { unopenedLook } from '#src/loading/hydrated.tsx';
import { words } from '#words/page.ts';
import { inOneText } from '../results/filled.tsx';
import { type FormValues, useCalculator } from '../state/calculator.ts';
import { Title } from './content.tsx';

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: 3, md: 4 },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    pt: { base: 1, lg: 2 },
    pb: { base: 4, lg: 2 },
    '& > div': { ...columnLook, p: { base: 4, md: 5 } },
    '& h3': { fontWeight: 600, mb: 2, textWrap: 'balance' },
    '& dl': { display: 'grid', gap: 1, mb: 3, fontSize: 'sm' },
    '& dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 },
    '& :is(dt, dd)': { overflowWrap: 'anywhere', lineHeight: 1.4 },
    // a long label takes two lines, and its figure stays beside it
    '& dt': { flex: '1 1 6rem', color: 'muted', textWrap: 'balance' },
    '& dd': { fontWeight: 600, textAlign: 'end', marginInlineStart: 'auto' },
  },
});

const SHOWN = 3;

/** A result of an example as text; only where there may be no such figure the tool must run to say so. */
function textIn(tool: Tool, { inputs }: Tool['examples'][number], name: string, spec: Output, value: number | string) {
  if (value !== 0 || !canBeNone(tool, name)) return formatResult(spec, value);
  const outcome = tool.run(inputs);
  return textOfResult(resultOf(tool, [name, spec], outcome, lookupIn(tool, complete(tool, inputs), outcome), null));
}

/** The definition's examples, which the tests check; a press puts their inputs into the form. */
export const Examples = memo(function Examples() {
  const { tool, store } = useCalculator();
  function tryIt(example: Example) {
    store.set(example.inputs as FormValues, { undo: 'example' });
    document.querySelector('main form')?.scrollIntoView({ block: 'start' });
  }
  return (
    <Box
      as="section"
      {...laterLook('16rem')}
      containIntrinsicHeight={{ base: 'auto 3rem', lg: 'auto 16rem' }}
      css={unopenedLook}
      data-noprint=""
      data-unopened=""
    >
      {/* a phone folds it by its heading, as the text below it */}
      <Fold borderBottomWidth={{ base: '1px', lg: 0 }} css={{ '& h2': { mb: 0, minWidth: 0 } }} data-unfold="">
        <summary>
          <Title>{words.examples}</Title>
        </summary>
        <Cards>
          {tool.examples.map((example, index) => (
            <Panel as="div" key={index}>
              <h3>{inOneText(example.title)}</h3>
              <dl>
                {Object.entries(example.outputs)
                  .slice(0, SHOWN)
                  .map(([name, value]) => {
                    const spec = tool.outputs[name];
                    return spec ? (
                      <div key={name}>
                        <dt>{spec.label}</dt>
                        <dd>{textIn(tool, example, name, spec, value)}</dd>
                      </div>
                    ) : null;
                  })}
              </dl>
              <Button
                look="quiet"
                mt="auto"
                alignSelf="start"
                px={0}
                fontSize="sm"
                textDecoration="underline"
                textUnderlineOffset="0.25em"
                aria-label={words.tryExample(example.title)}
                data-example={index}
                onClick={() => tryIt(example)}
              >
                {words.tryIt}
              </Button>
            </Panel>
          ))}
        </Cards>
      </Fold>
    </Box>
  );
});
