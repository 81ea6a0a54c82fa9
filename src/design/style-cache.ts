import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion puts even the styles that a prerendered page already has into its container, and the browser then computes all
 * styles and the layout again (see docs/decisions). Through this container they stay where they are.
 */
const container = {
  insertBefore: (tag: Node, before: Node | null) => (tag.isConnected ? tag : document.head.insertBefore(tag, before)),
};

/** Where a page's styles are collected; one for each page, so that none carries over what another page put into it. */
export function createStyleCache(): EmotionCache {
  // not Emotion's default key: its default cache would take up the prerendered styles before this one
  return createCache({
    key: 'h',
    container: container as unknown as Node,
    // no prefixes for browsers below the build's target: they were a third of the styles' bytes
    stylisPlugins: [],
  });
}
