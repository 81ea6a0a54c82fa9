import { describe, expect, it } from 'vitest';
import { makeDocumentSystem } from '#src/design/document-system.ts';
import { makeSystem } from '#src/design/system.ts';

const documentSystem = makeDocumentSystem();
const system = makeSystem();

const card = {
  base: { mt: 4, color: 'muted', _hover: { color: 'fg' }, '& > p': { px: { base: 2, md: 4 } } },
  variants: { large: { true: { boxSize: 6, mt: '2 !important' } } },
};
/** Without a variant it has no styles. */
const plain = { variants: { large: { true: { mt: 2 } } } };
const wide = { base: { maxWidth: 'full', mt: 1 } };

/** What a component with this recipe has for styles, as Chakra's factory asks for them. */
const styles = (of: typeof system, props: object, own: object) =>
  of.css(of.cva(card)(props), own) as Record<string, unknown>;

describe('the recipes that pages keep', () => {
  it.each([
    [{}, {}],
    [{ large: true }, {}],
    [{ large: true }, { mt: 8, _print: { display: 'none' } }],
  ])('give the styles that the prerendered document has: %j %j', (props, own) => {
    expect(styles(system, props, own)).toEqual(styles(documentSystem, props, own));
    // the second time they are kept
    expect(styles(system, props, own)).toEqual(styles(documentSystem, props, own));
  });

  it('give no styles where there are none', () => {
    for (const of of [documentSystem, system]) expect(of.css(of.cva(plain)({}), {})).toEqual({});
  });

  it('are the same for a component that is made from another one', () => {
    const merged = (of: typeof system) => of.css(of.cva(card).merge(of.cva(wide))({ large: true }));
    expect(merged(system)).toEqual(merged(documentSystem));
    expect(JSON.stringify(merged(system))).toContain('sizes-full');
  });

  it('are made once for a definition', () => {
    expect(system.cva(card)).toBe(system.cva(card));
    expect(system.cva(card)).not.toBe(system.cva({ ...card }));
  });
});
