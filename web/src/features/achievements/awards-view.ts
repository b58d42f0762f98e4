const VIEWS = ['timeline'] as const;

/** How awards stand: by category, which is the default and not written, or as a time line. */
export type AwardsView = (typeof VIEWS)[number] | undefined;

/** Reads a view from an address. */
export const aView = (value: unknown): AwardsView => VIEWS.find((view) => view === value);
