import { useEffect } from 'react';
import { hubPath } from '#src/browser/hub-storage.ts';
import { TextLink } from '#src/design/parts.tsx';
import { useUnfolded } from '#src/loading/use-unfolded.ts';
import { words } from '#words/shell.ts';
import { applyHead } from '../head/head.ts';
import { SearchOver } from '../search/search-over.tsx';
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
