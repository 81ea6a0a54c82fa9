import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion inserts even the style elements that a prerendered page already has, and the browser then computes all styles and the
 * layout again (see docs/decisions). This container leaves them where they are.
 */
const container = {
  insertBefore: (tag: Node, before: Node | null) => (tag.isConnected ? tag : document.head.insertBefore(tag, before)),
};

/** A page's own style cache, without the styles of other pages. */
export function createStyleCache(): EmotionCache {
  // not Emotion's default key: its default cache would claim the prerendered styles first
  return createCache({
    key: 'h',
    container: container as unknown as Node,
    // no prefixes for browsers below the build's target: they were a third of the styles' bytes
    stylisPlugins: [],
  });
}
