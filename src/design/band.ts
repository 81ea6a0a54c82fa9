/** Two waves around a row of dots, as on bank notes and in kolams: what repeats is 48 by 24. */
const WAVES = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24" fill="none" stroke="#000">' +
    '<path d="M0 12C8 0 16 0 24 12S40 24 48 12M0 12C8 24 16 24 24 12S40 0 48 12" stroke-width="1.25"/>' +
    '<path d="M12 12h0M36 12h0" stroke-width="3" stroke-linecap="round"/></svg>',
);

/** It fades out at both sides and towards the bottom. */
const FADE =
  'linear-gradient(to right, transparent, #000 60%, #000 90%, transparent), linear-gradient(#000 70%, transparent)';

/** The pattern at the end of a band; none where a browser cannot cut it out of a colour, and none on paper. */
const patternLook = {
  display: { _print: 'none' },
  '@supports (mask-composite: intersect)': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '45%',
    // on a phone it ends above the title, on a tablet above what stands further down
    maxHeight: { base: '3.5rem', md: '20rem', lg: 'none' },
    opacity: { base: 0.6, md: 1 },
    pointerEvents: 'none',
    bg: 'tint',
    maskImage: `url("data:image/svg+xml,${WAVES}"), ${FADE}`,
    maskComposite: 'intersect',
  },
} as const;

/**
 * An element on a tinted band that reaches both edges of the window, with a pattern at its end.
 *
 * @param outset how far the band reaches beyond the element, as in `border-image-outset`: that makes no page scroll sideways
 */
export const bandLook = (outset = '0 100rem') =>
  ({
    position: 'relative',
    borderImage: `conic-gradient(var(--colour-band) 0 0) fill 0 / 0 / ${outset}`,
    _print: { borderImage: 'none' },
    '&::before': patternLook,
  }) as const;
