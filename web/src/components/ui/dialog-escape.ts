/** For a box that has a use of its own for Esc: what it stands in then stays open. */
export const takesEscape = (taken: boolean) => (taken ? ({ 'data-takes-escape': '' } as const) : {});

/** Radix hears Esc before the box does. */
export const leaveEscape = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('[data-takes-escape]') !== null) event.preventDefault();
};
