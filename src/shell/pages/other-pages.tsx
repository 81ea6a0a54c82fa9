import { useEffect } from 'react';
import { hubPath } from '#src/browser/address.ts';
import { Button } from '#src/design/buttons.tsx';
import { Box, Panel, Sections } from '#src/design/layout.ts';
import { PartTitle, TextLink } from '#src/design/text.tsx';
import { useUnfolded } from '#src/loading/hydrated.tsx';
import { words } from '#words/shell.ts';
import { SearchOver } from '../search/search-over.tsx';
import { applyHead, notFoundHead } from './head.ts';
import { Headline, Lead, ToolList } from './page-parts.tsx';

/** The page for an unknown address. Its links load static pages, because its own address is not a page of the hub. */
export function NotFound() {
  useUnfolded();
  useEffect(() => applyHead(notFoundHead), []);
  return (
    <Sections>
      <Box maxWidth="44rem" py={{ base: 2, md: 6 }}>
        <Headline>{words.notFound.headline}</Headline>
        <Lead>{words.notFound.lead}</Lead>
        <TextLink href={hubPath} display="inline-block" mb={4} py={2}>
          {words.notFound.home}
        </TextLink>
        <SearchOver />
      </Box>
      <ToolList />
    </Sections>
  );
}

/** In development: what failed, for the author. Visitors read what to do instead. */
export const causeOf = (error: unknown): string | null =>
  import.meta.env.DEV ? words.development(error instanceof Error ? error.message : String(error)) : null;

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action?: string;
  readonly onAction?: () => void;
}

/** A few words in place of a part of a page; an alert where something can be done about it. */
export function Notice({ title, text, action, onAction }: NoticeProps) {
  return (
    <Panel {...(action !== undefined && { role: 'alert' })}>
      <PartTitle mb={2}>{title}</PartTitle>
      <Box as="p" mb={4} maxWidth="prose">
        {text}
      </Box>
      {action !== undefined && (
        <Button look="solid" onClick={onAction}>
          {action}
        </Button>
      )}
    </Panel>
  );
}
