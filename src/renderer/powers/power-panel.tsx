import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { SIDEBAR_FITS } from '#src/browser/media.ts';
import { IconButton } from '#src/design/buttons.tsx';
import { Dialog } from '#src/design/dialog.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Box, Row } from '#src/design/layout.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words } from '#words/powers.ts';
import { HeadlineNow } from '../results/result-bar.tsx';
import { COMPARE, type Opened, type OpenPower, type PanelProps } from './powers.tsx';

const InPage = chakra('section', {
  base: {
    minWidth: 0,
    borderTopWidth: '1px',
    pt: 4,
    outline: 'none',
    overflowWrap: 'anywhere',
    // about as tall as it will be, so that it is scrolled to while its code loads
    '&:has(> [aria-busy])': { minHeight: '24rem' },
  },
});

interface Props {
  readonly opened: Opened;
  readonly powers: OpenPower;
  readonly embedded: boolean;
  readonly props: PanelProps;
}

/** The panel of a power under its title: part of the page on wide screens and in other sites, a sheet on small screens. */
export function PowerPanel({ opened, powers, embedded, props }: Props) {
  const { power, opening } = opened;
  const id = powers.idOf(power);
  const close = () => powers.close(opened);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // a sheet takes the focus and is in sight by itself
    if (!panel.current) return;
    // a screen reader then reads the panel, and the next Tab goes into it; somebody who opens a link would lose their place
    if (opened.button) panel.current.focus({ preventScroll: true });
    // a link with scenarios was made to show them, so they come first
    panel.current.scrollIntoView({ block: opened.button ? 'nearest' : 'start' });
  }, [opened]);
  const isSheet = power !== COMPARE && !embedded && !matchMedia(SIDEBAR_FITS).matches;
  const title = words[power.name];
  function onKeyDown(event: KeyboardEvent) {
    // an open select closes by Escape too, and then the panel stays, because one press should close one thing
    if (event.key !== 'Escape' || event.defaultPrevented || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    close();
  }
  const content = (
    <>
      <Row flexWrap="nowrap" gap={3} mb={2}>
        <Box as="h2" flex={1} fontSize="lg" fontWeight={700}>
          {title}
        </Box>
        {/* the results may be above the screen, or behind the sheet; a comparison has their figures itself */}
        {power !== COMPARE && <HeadlineNow />}
        <IconButton aria-label={words.close} onClick={close}>
          <Icon name="x" />
        </IconButton>
      </Row>
      <LazyPart load={power.load} props={{ ...props, opening }} />
    </>
  );
  return isSheet ? (
    <Dialog place="foot" id={id} aria-label={title} tabIndex={-1} onClose={close}>
      {content}
    </Dialog>
  ) : (
    <InPage
      ref={panel}
      id={id}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...(!power.printed && { 'data-noprint': '' })}
    >
      {content}
    </InPage>
  );
}
