import built from 'virtual:language';
import { type Language, languageOf, languages } from './languages.ts';
import { settingOf } from './settings.ts';

export const language: Language = languageOf(built.id);

/** The languages that the hub is built in: nothing leads to one that is not there. */
export const builtLanguages = built.isAlone ? [language] : languages;

// each variable is named in full, so that the build inserts only these and no others of its environment
const hub = settingOf('VITE_SITE_URL', import.meta.env.VITE_SITE_URL).replace(/\/+$/, '');

/** What the owner of a site may change without touching code: each is an environment variable at build time. */
export const site = {
  name: settingOf('VITE_SITE_NAME', import.meta.env.VITE_SITE_NAME),
  tagline: language.tagline ?? settingOf('VITE_SITE_TAGLINE', import.meta.env.VITE_SITE_TAGLINE),
  /** The hub's first page in this language, without a slash at its end; canonical addresses begin with it. */
  url: `${hub}/${language.folder}`.replace(/\/$/, ''),
  /** That in English. */
  hub,
  contactUrl: settingOf('VITE_CONTACT_URL', import.meta.env.VITE_CONTACT_URL),
  /** Where a visitor reports a wrong figure; empty where there is no such page, and then nothing leads there. */
  reportUrl: settingOf('VITE_REPORT_URL', import.meta.env.VITE_REPORT_URL),
  ai: {
    address: settingOf('VITE_AI_URL', import.meta.env.VITE_AI_URL).replace(/\/+$/, ''),
    model: settingOf('VITE_AI_MODEL', import.meta.env.VITE_AI_MODEL),
    /** Empty means that visitors use keys of their own. A key set here is readable by every visitor. */
    key: settingOf('VITE_AI_KEY', import.meta.env.VITE_AI_KEY),
  },
} as const;
