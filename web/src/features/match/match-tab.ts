const TABS = ['players', 'lineup', 'referees', 'broadcasters', 'history'] as const;

/** The parts of a match below its score; the summary comes first and stands in no address. */
export type MatchTab = 'summary' | (typeof TABS)[number];

/** The tab that an address names; undefined for the summary, and for what is no tab. */
export const aMatchTab = (value: unknown): (typeof TABS)[number] | undefined => TABS.find((tab) => tab === value);
