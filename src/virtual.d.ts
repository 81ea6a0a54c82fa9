declare module 'virtual:catalogue' {
  import type { MenuCatalogue } from '#src/engine/catalogue.ts';

  const catalogue: MenuCatalogue;
  export default catalogue;
}

declare module 'virtual:icons' {
  /** The sprite of icons, seen from the hub's first page. */
  const url: string;
  export default url;
}
