/** The page that lists what is stored on this device, as its hash. */
export const MY_FIGURES = 'my-figures';
