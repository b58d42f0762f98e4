/** For a box that uses Esc itself: the dialog around it then stays open ({@link leaveEscape}). */
export const takesEscape = (taken: boolean) => (taken ? ({ 'data-takes-escape': '' } as const) : {});

/** Radix handles Esc before the box gets the key, so the dialog asks whether the focused element uses it. */
export const leaveEscape = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('[data-takes-escape]') !== null) event.preventDefault();
};
