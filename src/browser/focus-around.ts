/** Gives the focus to the part of the page around a control that is about to go, so that the next Tab goes into that part. */
export const focusAround = (control: HTMLElement) =>
  control.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
