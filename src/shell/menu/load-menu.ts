/** Loads the menu: at once for the sidebar of large screens, with the drawer on small ones. */
export const loadMenu = () => import('./menu.tsx');
