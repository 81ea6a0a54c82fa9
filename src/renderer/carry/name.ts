/** The name of the page that lists what is kept on this device, as its hash. */
export const MY_FIGURES = 'my-figures';

/** The name under which this device keeps saved calculations. It keeps none where there are none. */
export const SAVED = 'saved';
