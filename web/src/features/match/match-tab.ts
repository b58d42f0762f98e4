const TABS = ['lineup', 'incidents', 'history'] as const;

/** The parts of a match below its score; the statistics come first and stand in no address. */
export type MatchTab = 'statistics' | (typeof TABS)[number];

/** The tab that an address names; undefined for the statistics, and for what is no tab. */
export const aMatchTab = (value: unknown): (typeof TABS)[number] | undefined => TABS.find((tab) => tab === value);
