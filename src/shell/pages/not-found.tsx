import { useEffect } from 'react';
import { hubPath } from '#src/browser/address.ts';
import { Box, Sections } from '#src/design/layout.ts';
import { TextLink } from '#src/design/text.tsx';
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
        <SearchOver />
        <TextLink href={hubPath} display="inline-block" mt={3} py={2}>
          {words.notFound.home}
        </TextLink>
      </Box>
      <ToolList />
    </Sections>
  );
}
