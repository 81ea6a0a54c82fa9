import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { hubPath } from '#src/browser/address.ts';
import { Panel } from '#src/design/boxes.tsx';
import { Button } from '#src/design/buttons.tsx';
import { TextLink } from '#src/design/links.tsx';
import { useUnfolded } from '#src/loading/hydrated.tsx';
import { words } from '#words/shell.ts';
import { SearchOver } from '../search/search-over.tsx';
import { applyHead } from './head.ts';
import { Hero, LandingColumn, LandingHeadline, LandingLead, ToolList } from './landing.tsx';
import { notFoundHead } from './load-page.ts';

/** The page for an unknown address. Its links load static pages, because its own address is not a page of the hub. */
export function NotFound() {
  useUnfolded();
  useEffect(() => applyHead(notFoundHead), []);
  return (
    <LandingColumn>
      <Hero>
        <LandingHeadline tabIndex={-1}>{words.notFound.headline}</LandingHeadline>
        <LandingLead>{words.notFound.lead}</LandingLead>
        <TextLink href={hubPath} display="inline-block" mb={4} py={2}>
          {words.notFound.home}
        </TextLink>
        <SearchOver />
      </Hero>
      <ToolList />
    </LandingColumn>
  );
}

const Heading = chakra('h2', { base: { fontSize: 'xl', fontWeight: 700, mb: 2 } });
export const Message = chakra('p', { base: { position: 'relative', mb: 4, maxWidth: 'prose' } });

/** In development: what failed, for the author. Visitors read what to do instead. */
export const causeOf = (error: unknown): string | null =>
  import.meta.env.DEV ? words.development(error instanceof Error ? error.message : String(error)) : null;

/** A few words in place of a part of a page; an alert where something can be done about it. */
export function Notice({
  title,
  text,
  action,
  onAction,
}: {
  title: string;
  text: string;
  action?: string;
  onAction?: () => void;
}) {
  return (
    <Panel {...(action !== undefined && { role: 'alert' })}>
      <Heading>{title}</Heading>
      <Message>{text}</Message>
      {action !== undefined && (
        <Button look="solid" onClick={onAction}>
          {action}
        </Button>
      )}
    </Panel>
  );
}
