import { playerStream, seasonsStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { importAnswer } from '../contract/import-answer.ts';
import { registerPlayer } from '../player/gamertags.ts';
import { assignPlayer } from '../player/squad.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { contextOf, createLeague, type TestLeague } from '../testing/league.ts';
import { makePlayer } from '../testing/players.ts';
import { importFixtures } from './import-fixtures.ts';
import { importResults } from './import-results.process.ts';

const csv = [
  'hafta;tarih;ev sahibi;deplasman;ev skor;deplasman skor;goller',
  '1;5.9.2026;Moda;Işık;2;1;home:Ada:23|home:Efe:57:og|away:Efe:90',
  '2;1.9.2026;Fener;Moda;0;1;away:ADA:12',
  '2;12.9.2026;Işık;Göztepe;2;0;home:Ece:1|home:Can:2:og',
].join('\n');
const whole = { csv, createTeams: true, createPlayers: true };

const send = (api: TestApi, body: object, key?: string) =>
  api.send({ path: '/api/matches/import', body, ...(key === undefined ? {} : { key }) });

const mistakes = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.body.errors?.map(({ line, path, message }) => [line, path, message]);

const ofPlayers = (league: Pick<TestLeague, 'store'>) =>
  league.store.recorded().filter(({ stream }) => stream.startsWith('player-'));

/** Each player by gamertag: the events so far, and the team of the last one that names a team. */
const players = (api: TestApi) =>
  api.store.recorded().flatMap((registered) => {
    if (registered.type !== 'PlayerRegistered') return [];
    const events = ofPlayers(api).filter(({ stream }) => stream === registered.stream);
    const team = events.flatMap((event) => (event.type === 'PlayerAssignedToTeam' ? [event.data.teamId] : [])).at(-1);
    const created = api.store.recorded().find((event) => event.type === 'TeamCreated' && event.data.teamId === team);
    const name = created?.type === 'TeamCreated' ? created.data.name : null;
    return [[registered.data.gamertag, name, events.map(({ type }) => type)] as const];
  });

const made = ['PlayerRegistered', 'PlayerApproved', 'PlayerAssignedToTeam'];

describe('an import that may create players', () => {
  it('makes each scorer one approved player without an account, in the team of the latest match', async () => {
    const api = await startApi();
    const { status, body } = await send(api, whole);
    expect(status).toBe(201);
    expect(importAnswer.parse(body)).toMatchObject({
      matches: 3,
      results: 3,
      players: 4,
      createdPlayers: 4,
      playersToCreate: ['Ada', 'Efe', 'Ece', 'Can'],
    });
    // Ada played for Moda, whose match of week 2 was before that of week 1; Efe's and Can's own goals are of the other side.
    expect(players(api).toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
      ['Ada', 'Moda', made],
      ['Can', 'Göztepe', made],
      ['Ece', 'Işık', made],
      ['Efe', 'Işık', made],
    ]);
    for (const event of ofPlayers(api)) {
      if (event.type !== 'PlayerRegistered') continue;
      expect(event.data).toMatchObject({ position: null, jerseyNumber: null });
      expect(await api.accounts.byId(event.data.playerId)).toBeUndefined();
    }
    expect(api.faults).toEqual([]);
  });

  it('does nothing when it is sent again, and answers a repeat as the first', async () => {
    const api = await startApi();
    const first = await send(api, whole, 'key');
    expect(await send(api, whole, 'key')).toMatchObject({ status: 201, body: first.body });
    const since = api.since();
    expect(await send(api, { csv })).toMatchObject({ status: 200, body: { unchanged: 3, createdPlayers: 0 } });
    expect(since()).toEqual([]);
  });

  it('says in a trial whom it would create, and that their names stay public', async () => {
    const api = await startApi();
    await makePlayer(api, 'Ada');
    const since = api.since();
    const { body } = await send(api, { ...whole, dryRun: true });
    expect(importAnswer.parse(body)).toMatchObject({
      message: 'Deneme: hiçbir şey kaydedilmedi. Oluşturulacak 3 oyuncunun adı herkese açık olur ve geçmişte kalır.',
      players: 4,
      createdPlayers: 3,
      playersToCreate: ['Efe', 'Ece', 'Can'],
      lines: [{ does: 'create', scorers: 3 }, { scorers: 1 }, { scorers: 2 }],
    });
    expect(since()).toEqual([]);
  });

  it('takes a player of the league as he is, in whatever team', async () => {
    const api = await startApi();
    const { id } = await makePlayer(api, 'ada');
    await send(api, whole);
    expect(players(api)[0]).toEqual(['ada', null, ['PlayerRegistered', 'PlayerApproved']]);
    const lines = api.store
      .recorded()
      .flatMap((event) => (event.type === 'MatchResultEntered' ? event.data.result.lines : []));
    expect(lines.filter(({ playerId }) => playerId === id)).toMatchObject([
      { side: 'home', goals: 1 },
      { side: 'away', goals: 1 },
    ]);
  });

  it('names scorers of a result that stands without lines, and of nobody else’s', async () => {
    const api = await startApi();
    const without = csv.split('\n').map((line) => line.replace(/;[^;]*$/, ''));
    await send(api, { csv: without.join('\n'), createTeams: true });
    const { body } = await send(api, { csv, createPlayers: true, dryRun: true });
    expect(importAnswer.parse(body).lines?.map(({ does }) => does)).toEqual(['scorers', 'scorers', 'scorers']);
    expect(await send(api, { csv, createPlayers: true })).toMatchObject({ status: 201, body: { results: 3 } });
    const corrected = api.store.recorded().filter(({ type }) => type === 'MatchResultCorrected');
    expect(corrected).toMatchObject([
      { data: { previous: { homeScore: 2, lines: [] }, corrected: { homeScore: 2, lines: [{}, {}] } } },
      {},
      {},
    ]);
    const other = csv.replace('Ada:23', 'Ada:24');
    expect(await send(api, { csv: other })).toMatchObject({ status: 409, body: { code: 'RESULT_DIFFERS' } });
    expect(await send(api, { csv: other, overwrite: true })).toMatchObject({ status: 201, body: { results: 1 } });
  });
});

describe('names that an import cannot take', () => {
  it('are unknown ones, where it may not create players: by line, each name first', async () => {
    const api = await startApi();
    const since = api.since();
    const answer = await send(api, { csv, createTeams: true });
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_IMPORT']);
    expect(mistakes(answer)).toEqual([
      [2, 'scorers', '2. satır, goller: 1. gol: “Ada” adında bir oyuncu yok.'],
      [2, 'scorers', '2. satır, goller: 2. gol: “Efe” adında bir oyuncu yok.'],
      [2, 'scorers', '2. satır, goller: 3. gol: “Efe” adında bir oyuncu yok.'],
      [3, 'scorers', '3. satır, goller: 1. gol: “Ada” adında bir oyuncu yok.'],
      [4, 'scorers', '4. satır, goller: 1. gol: “Ece” adında bir oyuncu yok.'],
      [4, 'scorers', '4. satır, goller: 2. gol: “Can” adında bir oyuncu yok.'],
    ]);
    expect(since()).toEqual([]);
  });

  it('are those of players who are not approved or deleted, and user names of admins', async () => {
    const api = await startApi();
    await makePlayer(api, 'Ada', { approved: false });
    const { id } = await makePlayer(api, 'Efe');
    await api.send({ method: 'DELETE', path: `/api/players/${id}` });
    await api.anotherAdmin('Ece');
    const answer = await send(api, { ...whole, csv: csv.split('\n').toSpliced(2, 1).join('\n') });
    expect(mistakes(answer)?.map(([, , message]) => message)).toEqual([
      '2. satır, goller: 1. gol: “Ada” onaylanmış bir oyuncu değil.',
      '2. satır, goller: 2. gol: “Efe” silinmiş bir oyuncunun gamertagı.',
      '2. satır, goller: 3. gol: “Efe” silinmiş bir oyuncunun gamertagı.',
      '3. satır, goller: 1. gol: “Ece” gamertagı alınmış.',
    ]);
  });
});

/** The import as it is recorded, with nothing carried out yet. */
const recorded = async (league: TestLeague) => {
  await importFixtures(league.deps, whole, contextOf());
  const event = league.store.recorded().find((one) => one.type === 'FixturesImported');
  if (event === undefined) throw new Error('nothing was imported');
  return event;
};

const register = (league: TestLeague, gamertag: string, playerId: string) =>
  registerPlayer(league.deps, { playerId, gamertag, position: null, jerseyNumber: null }, contextOf());

const STRANGER = '00000000-0000-4000-8000-0000000000aa';

describe('gamertags that an import reserved', () => {
  it('are nobody else’s once it is recorded, before its process has made the players', async () => {
    const league = await createLeague();
    const event = await recorded(league);
    await expect(register(league, 'ADA', STRANGER)).rejects.toMatchObject({ code: 'GAMERTAG_TAKEN' });
    // Another import means the same players.
    const again = await importFixtures(
      league.deps,
      { csv: csv.replaceAll('2;', '3;'), createTeams: true },
      contextOf(),
    );
    expect(again).toMatchObject({ players: 4, createdPlayers: 0 });
    await importResults(league.deps).react(event);
    expect(league.types().filter((type) => type === 'PlayerRegistered')).toHaveLength(4);
  });

  it('are free where it was cut short before it was recorded', async () => {
    const league = await createLeague();
    league.store.once('before-append', seasonsStream, () => Promise.reject(new Error('power cut')));
    await expect(recorded(league)).rejects.toThrow('power cut');
    await register(league, 'Ada', STRANGER);
    expect(league.types().filter((type) => type === 'PlayerRegistered')).toHaveLength(1);
  });

  it('lost to a registration in the moment before it is recorded are that player’s, with the goals', async () => {
    const league = await createLeague();
    league.store.once('before-append', seasonsStream, () => register(league, 'Ada', STRANGER));
    await importResults(league.deps).react(await recorded(league));
    const scored = league.store
      .recorded()
      .flatMap((event) => (event.type === 'MatchResultEntered' ? event.data.result.lines : []));
    expect(scored.filter(({ playerId }) => playerId === STRANGER)).toHaveLength(2);
    const ofStranger = ofPlayers(league).filter(({ stream }) => stream === playerStream(STRANGER));
    expect(ofStranger.map(({ type }) => type)).toEqual(['PlayerRegistered']);
  });
});

describe('the process that creates the players', () => {
  /** Carries the import out until the power is cut behind this event of its first player; whose id that is. */
  const cutAfter = async (league: TestLeague, event: Awaited<ReturnType<typeof recorded>>, type: string) => {
    const playerId = event.data.playersToCreate[0]?.playerId ?? '';
    const dead = new Error('power cut');
    const wait = (left: number): void => {
      league.store.once('after-append', playerStream(playerId), async () => {
        if (left > 0) {
          wait(left - 1);
          return;
        }
        league.store.breaks(dead);
        throw dead;
      });
    };
    wait(made.indexOf(type));
    await expect(importResults(league.deps).react(event)).rejects.toThrow('power cut');
    league.store.breaks(undefined);
    return playerId;
  };

  it.each(made)('stopped after the first %s goes on, each event once', async (type) => {
    const league = await createLeague();
    const event = await recorded(league);
    const playerId = await cutAfter(league, event, type);
    await importResults(league.deps).react(event);
    await importResults(league.deps).react(event);
    const ofPlayer = ofPlayers(league).filter(({ stream }) => stream === playerStream(playerId));
    expect(ofPlayer.map((one) => one.type)).toEqual(made);
    expect(league.types().filter((one) => one === 'MatchResultEntered')).toHaveLength(3);
  });

  it('leaves a player in the team into which an admin has put the player meanwhile', async () => {
    const league = await createLeague();
    const event = await recorded(league);
    const playerId = await cutAfter(league, event, 'PlayerApproved');
    const teamId = await league.team('Altay');
    await assignPlayer(league.deps, playerId, { teamId }, contextOf());
    await importResults(league.deps).react(event);
    const assigned = ofPlayers(league).filter(({ type, stream }) => {
      return type === 'PlayerAssignedToTeam' && stream === playerStream(playerId);
    });
    expect(assigned).toMatchObject([{ data: { teamId } }]);
  });
});
