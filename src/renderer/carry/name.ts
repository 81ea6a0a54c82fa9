/** The name of the page that lists what is kept on this device, as its hash. */
export const MY_FIGURES = 'my-figures';
