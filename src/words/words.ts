/**
 * All sentences of the hub in a language, except those of definitions: a file for each name in the language's folder, as
 * `export const words: Words['page'] = { … }`. They are separate files because they load separately.
 */
export interface Words {
  readonly ask: typeof import('./en/ask.ts').words;
  readonly assistant: typeof import('./en/assistant.ts').words;
  readonly checking: typeof import('./en/checking.ts').words;
  readonly device: typeof import('./en/device.ts').words;
  readonly document: typeof import('./en/document.ts').words;
  readonly footer: typeof import('./en/footer.ts').words;
  readonly format: typeof import('./en/format.ts').words;
  readonly home: typeof import('./en/home.ts').words;
  readonly insight: typeof import('./en/insight.ts').words;
  readonly llms: typeof import('./en/llms.ts').words;
  readonly loading: typeof import('./en/loading.ts').words;
  readonly page: typeof import('./en/page.ts').words;
  readonly panels: typeof import('./en/panels.ts').words;
  readonly powers: typeof import('./en/powers.ts').words;
  readonly scenario: typeof import('./en/scenario.ts').words;
  readonly search: typeof import('./en/search.ts').words;
  readonly shell: typeof import('./en/shell.ts').words;
  readonly storage: typeof import('./en/storage.ts').words;
  readonly tool: typeof import('./en/tool.ts').words;
  readonly validation: typeof import('./en/validation.ts').words;
}
