import type { words as ask } from './en/ask.ts';
import type { words as assistant } from './en/assistant.ts';
import type { words as checking } from './en/checking.ts';
import type { words as device } from './en/device.ts';
import type { words as document } from './en/document.ts';
import type { words as footer } from './en/footer.ts';
import type { words as format } from './en/format.ts';
import type { words as home } from './en/home.ts';
import type { words as insight } from './en/insight.ts';
import type { words as llms } from './en/llms.ts';
import type { words as loading } from './en/loading.ts';
import type { words as page } from './en/page.ts';
import type { words as panels } from './en/panels.ts';
import type { words as powers } from './en/powers.ts';
import type { words as scenario } from './en/scenario.ts';
import type { words as search } from './en/search.ts';
import type { words as shell } from './en/shell.ts';
import type { words as storage } from './en/storage.ts';
import type { words as tool } from './en/tool.ts';
import type { words as validation } from './en/validation.ts';

/**
 * All sentences of the hub in a language, except those of definitions: a file for each name in the language's folder, as
 * `export const words: Words['page'] = { … }`. They are separate files because they load separately.
 */
export interface Words {
  readonly ask: typeof ask;
  readonly assistant: typeof assistant;
  readonly checking: typeof checking;
  readonly device: typeof device;
  readonly document: typeof document;
  readonly footer: typeof footer;
  readonly format: typeof format;
  readonly home: typeof home;
  readonly insight: typeof insight;
  readonly llms: typeof llms;
  readonly loading: typeof loading;
  readonly page: typeof page;
  readonly panels: typeof panels;
  readonly powers: typeof powers;
  readonly scenario: typeof scenario;
  readonly search: typeof search;
  readonly shell: typeof shell;
  readonly storage: typeof storage;
  readonly tool: typeof tool;
  readonly validation: typeof validation;
}
