/** The page *My figures*, which lists what is stored on this device, has no document: only this hash. */
export const MY_FIGURES_HASH = 'my-figures';
