/**
 * In answers, the logo of a team or league that has none; in commands this path means "no logo" (docs/rules.md#teams).
 */
export const DEFAULT_LOGO = '/images/default_logo.png';
