// Modules that the build makes (`scripts/build/vite-hub.ts`, from `contents.ts` there): no file has them.

declare module 'virtual:catalogue' {
  import type { MenuCatalogue } from '#src/catalogue/catalogue.ts';

  const catalogue: MenuCatalogue;
  export default catalogue;
}

declare module 'virtual:catalogue/tools' {
  import type { Meta, Tool } from '#src/engine/types.ts';

  /** Loaders of every tool that has a folder, by id. */
  const loaders: Readonly<Record<string, () => Promise<{ readonly tool: Tool; readonly meta: Meta }>>>;
  export default loaders;
}

declare module 'virtual:catalogue/search' {
  import type { Findable } from '#src/catalogue/catalogue.ts';

  const tools: readonly Findable[];
  export default tools;
}

declare module 'virtual:catalogue/featured' {
  import type { Featured } from '#src/catalogue/catalogue.ts';

  const featured: Featured;
  export default featured;
}

declare module 'virtual:checked' {
  /** How many figures are checked, counted at build. */
  const checked: {
    /** Figures of the golden cases, each computed independently of the hub's code. */
    readonly figures: number;
    /** Dated figures of law and practice, each with its source. */
    readonly facts: number;
  };
  export default checked;
}

declare module 'virtual:language' {
  const language: {
    /** The language of this build, as in src/languages.ts. */
    readonly id: string;
    /** The path of the hub's first page in English, with a slash at both ends. */
    readonly englishPath: string;
    /** Whether the build makes no other language. */
    readonly isAlone: boolean;
  };
  export default language;
}

declare module 'virtual:confirmed' {
  import type { Confirmation } from '#rules';

  /** How far all rules and rates are confirmed. */
  const confirmation: Confirmation;
  export default confirmation;
}

declare module 'virtual:services' {
  /** Addresses of live-figure services from the settings, by the service's id, in place of the tools' own. */
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

declare module 'virtual:icons' {
  /** The icon sprite's address. */
  const url: string;
  export default url;
}
