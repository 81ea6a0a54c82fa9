export interface Language {
  /** The name of its folders: `src/words/<id>` and, but for English, that of its documents. */
  readonly id: string;
  /** Of its documents: the `lang` attribute. */
  readonly lang: string;
  /** Language and country (BCP 47), for search engines and for link previews. */
  readonly tag: string;
  /** Where its documents are, from the hub's path; empty, or with a slash at its end. */
  readonly folder: string;
  /** Its own name for itself. */
  readonly name: string;
  /** A whole language has every text: the build fails where one is missing. In others what is missing is English. */
  readonly whole: boolean;
  /** What is offered on an English page to those who prefer this language; null for English. */
  readonly offer: string | null;
  /** The site's line under its name; null where it is a setting. */
  readonly tagline: string | null;
}

/** The languages of the hub, English first. What a further one needs: docs/languages.md. */
export const languages: readonly Language[] = [
  {
    id: 'en',
    lang: 'en-IN',
    tag: 'en-IN',
    folder: '',
    name: 'English',
    whole: true,
    offer: null,
    tagline: null,
  },
  {
    id: 'hi',
    lang: 'hi',
    tag: 'hi-IN',
    folder: 'hi/',
    name: 'हिंदी',
    whole: true,
    offer: 'यह पेज हिंदी में देखें',
    tagline: 'भारत के सबसे पसंदीदा मुफ्त फाइनेंस कैलकुलेटर',
  },
];

/** The language with this folder of words; English where a build names none. */
export function languageOf(id: string | undefined): Language {
  const found = languages.find((language) => language.id === (id || 'en'));
  if (!found) throw new Error(`HUB_LANGUAGE: src/languages.ts has no language ${id}`);
  return found;
}
