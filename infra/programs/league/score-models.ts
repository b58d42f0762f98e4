import type { ScoreModels } from '@league/command-api/ports/score-models.ts';
import { matchLinesModel } from '@league/query-api/contract/match-lines.ts';
import { matchesModel } from '@league/query-api/contract/matches.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import { resultVersionsId, resultVersionsModel } from '@league/query-api/contract/result-versions.ts';
import { standingsId, standingsModel } from '@league/query-api/contract/standings.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ReadModelReader, ReadView } from '@league/query-api/ports/read-model-reader.ts';

/** Each with its documents of a season, and their ids. */
const models = [
  kept(matchesModel, ({ id }) => id),
  kept(matchLinesModel, ({ matchId }) => matchId),
  kept(standingsModel, ({ season, week }) => standingsId(season, week)),
  kept(resultVersionsModel, ({ season, week }) => resultVersionsId(season, week)),
];
const names = models.map(({ name }) => name);

/** How long an admin waits for the figures: a browser gives up after 10 s. */
const WAIT_MS = 8_000;

/** By the announced generations of the read models: a rebuilt one serves as another generation. */
export const scoreModels = (
  positions: ModelPositions & ModelMoves,
  reader: ReadModelReader,
  waitMs = WAIT_MS,
): ScoreModels => ({
  names,
  rebuiltBy: async (season, request) => {
    const changed = new Set<string>();
    const rebuilt = Promise.withResolvers<true>();
    let before: Generations | undefined;
    const stop = positions.onMoved(({ model, keys }) => {
      for (const id of keys ?? []) changed.add(keyOf(model, id));
      if (before !== undefined && allAnew(before, generationsIn(positions))) rebuilt.resolve(true);
    });
    const ended = Promise.withResolvers<false>();
    try {
      const wrong = await documentsOf(reader, season);
      before = generationsIn(positions);
      const requested = await request();
      const timer = setTimeout(ended.resolve, waitMs, false);
      const inTime = await Promise.race([rebuilt.promise, ended.promise]);
      clearTimeout(timer);
      if (!inTime) return { requested, repaired: undefined };
      return { requested, repaired: differing(wrong, await documentsOf(reader, season), changed) };
    } finally {
      stop();
    }
  },
});

type Generations = ReadonlyMap<string, string | undefined>;

const generationsIn = ({ current }: ModelPositions): Generations =>
  new Map(names.map((name) => [name, current(name)?.generation]));

const allAnew = (before: Generations, now: Generations): boolean =>
  names.every((name) => now.get(name) !== undefined && now.get(name) !== before.get(name));

const keyOf = (model: string, id: string): string => `${model} ${id}`;

/** Documents as text, by model and id. */
type Documents = ReadonlyMap<string, string>;

function kept<Document extends object, Field extends string>(
  model: ReadModel<Document, Field | 'season'>,
  idOf: (document: Document) => string,
) {
  const { name } = model;
  const bySeason = model as ReadModel<Document, 'season'>;
  const entries = async (view: ReadView, season: number): Promise<(readonly [key: string, text: string])[]> => {
    const documents = await view.list(bySeason, { where: { season } });
    return documents.map((document) => [keyOf(name, idOf(document)), JSON.stringify(document)]);
  };
  return { name, entries };
}

const documentsOf = (reader: ReadModelReader, season: number): Promise<Documents> =>
  reader.snapshot(
    async (view) => new Map((await Promise.all(models.map(({ entries }) => entries(view, season)))).flat()),
  );

/** How many documents are other ones, are gone or are new, but for those that an event changed meanwhile. */
const differing = (before: Documents, after: Documents, changed: ReadonlySet<string>): number =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !changed.has(key) && before.get(key) !== after.get(key),
  ).length;
