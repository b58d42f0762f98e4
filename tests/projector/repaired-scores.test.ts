import type { EventType } from '@league/events/catalogue.ts';
import {
  fixturesGenerated,
  fixture,
  matchFacts,
  matchResult,
  matchResultCorrected,
  matchResultEntered,
  newEvent,
  rebuildRequested,
  sampleMetadata,
  seasonStarted,
} from '@league/events/testing/sample-events.ts';
import { scoreModels } from '@league/infra/programs/league/score-models.ts';
import { standings } from '@league/projector/projections/standings.projection.ts';
import { registry } from '@league/projector/registry.ts';
import { type StandingsDocument, standingsId, standingsModel } from '@league/query-api/contract/standings.ts';
import { describe, expect, it } from 'vitest';
import { LONG_MS } from '../kit/patience.ts';
import { type League, openLeague } from './running-league.ts';

const facts = matchFacts();
const { matchId, week } = facts;

const wrong = matchResult({ awayScore: 1 });
const right = matchResult({ awayScore: 2 });

/** A league in whose table a correction is missing, as a mistake in a projection leaves it. */
const wrongLeague = async () => {
  const league = openLeague();
  const handled = standings.handles as readonly EventType[];
  const forgetful = { ...standings, handles: handled.filter((type) => type !== 'MatchResultCorrected') };
  const before = await league.start({ registry: registry.map((one) => (one === standings ? forgetful : one)) });
  const entered = matchResultEntered({ ...facts, result: wrong });
  const corrected = matchResultCorrected({ ...facts, previous: wrong, corrected: right });
  const head = await league.append(
    seasonStarted(),
    fixturesGenerated({ matches: [fixture(facts)] }),
    entered,
    corrected,
  );
  expect(await before.positions.reached(['standings', 'matches'], head, LONG_MS)).toBe(true);
  const { projector, positions } = await league.start();
  const models = scoreModels(positions, league.reader, LONG_MS);
  return { ...league, projector, positions, models };
};

const request = async ({ store }: Pick<League, 'store'>, projections: readonly string[]): Promise<string> => {
  const metadata = { ...sampleMetadata(), actor: { id: 'hakan', role: 'admin' as const } };
  await store.append('operations', [newEvent(rebuildRequested(...projections), { metadata })], 'no-stream');
  return 'asked';
};

const awayScore = async ({ reader }: League): Promise<number | undefined> => {
  const table = await reader.snapshot((view) => view.get<StandingsDocument>(standingsModel, standingsId(1, week)));
  return table?.results[matchId]?.awayScore;
};

describe('scores that are wrong', () => {
  it('are right after a rebuild, and their documents are counted', async () => {
    const league = await wrongLeague();
    expect(await awayScore(league)).toBe(1);
    const { models } = league;
    expect(await models.rebuiltBy(1, () => request(league, models.names))).toEqual({ requested: 'asked', repaired: 1 });
    expect(await awayScore(league)).toBe(2);
  });

  it('are not counted where an event changes their document meanwhile', async () => {
    const league = await wrongLeague();
    const { models, positions } = league;
    const counted = await models.rebuiltBy(1, async () => {
      const head = await league.append(
        matchResultCorrected({ ...facts, previous: right, corrected: matchResult({ awayScore: 3 }) }),
      );
      await positions.reached(['standings', 'matches', 'match-lines', 'result-versions'], head, LONG_MS);
      return request(league, models.names);
    });
    expect(counted).toEqual({ requested: 'asked', repaired: 0 });
  });

  it('are not waited for longer than an admin waits', async () => {
    const { positions, reader } = await wrongLeague();
    expect(await scoreModels(positions, reader, 0).rebuiltBy(1, async () => 'asked')).toEqual({
      requested: 'asked',
      repaired: undefined,
    });
  });
});
