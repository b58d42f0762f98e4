/** Stands in every answer where a team or the league has no logo of its own; the path counts as "no logo" (docs/rules.md#teams). */
export const DEFAULT_LOGO = '/images/default_logo.png';
