import { matchOfficialsModel } from '../contract/match-officials.ts';
import { matchesModel } from '../contract/matches.ts';
import type { ReadView } from '../ports/read-model-reader.ts';

/** How many finished matches of all seasons somebody refereed, and how many the person showed. */
type Totals = {
  readonly refereed: (playerId: string) => number;
  readonly shown: (playerId: string) => number;
};

export const readTotals = async (view: ReadView): Promise<Totals> => {
  const finished = new Set(
    (await view.list(matchesModel)).flatMap(({ id, status }) => (status === 'finished' ? [id] : [])),
  );
  const matches = (await view.list(matchOfficialsModel)).filter(({ matchId }) => finished.has(matchId));
  return {
    refereed: (playerId) => matches.filter(({ referees }) => Object.values(referees).includes(playerId)).length,
    shown: (playerId) =>
      matches.filter(({ broadcasters }) => broadcasters.some((one) => one.playerId === playerId)).length,
  };
};
