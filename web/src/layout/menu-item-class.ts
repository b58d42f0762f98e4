/** A link or button in a menu of the bar. */
export const menuItemClass = 'flex min-h-11 items-center rounded-control px-3 text-left hover:bg-hover';
