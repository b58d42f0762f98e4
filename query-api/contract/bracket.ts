export type { PlayoffFormat, PlayoffSettings } from '@league/events/season-terms.ts';
export { type Bye, bracketOf, type Round, type Slot, type Stage, type Tie } from '@league/events/rules/bracket.ts';
