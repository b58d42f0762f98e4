import { defaultSettings } from '@league/events/rules/default-settings.ts';
import { describe, expect, it } from 'vitest';
import { specify } from '../testing/specify.ts';
import { type SettingsCommand, settingsDecider, type SettingsEvent, type SettingsPatch } from './decider.ts';

const { given } = specify(settingsDecider);

const change = (patch: SettingsPatch, teams = 0): SettingsCommand => ({
  type: 'ChangeSettings',
  season: 3,
  teams,
  patch,
});

const CUP = { title: 'Kupa başlıyor', text: 'Kura salı günü çekilir.', date: '2026-12-01' };

const groups: readonly (readonly [group: string, patch: SettingsPatch, event: SettingsEvent])[] = [
  [
    'texts and dates',
    { title: 'Yaz Ligi', startDate: '2026-09-01' },
    {
      type: 'TournamentSettingsChanged',
      data: {
        season: 3,
        changes: {
          title: { from: 'Pro Süper Lig', to: 'Yaz Ligi' },
          startDate: { from: null, to: '2026-09-01' },
        },
      },
    },
  ],
  [
    'the colour',
    { color: '#00ff00' },
    { type: 'ThemeColorChanged', data: { changes: { color: { from: '#dc3545', to: '#00ff00' } } } },
  ],
  [
    'the logo',
    { logo: '/images/lig.png' },
    { type: 'LogoChanged', data: { changes: { logo: { from: null, to: '/images/lig.png' } } } },
  ],
  [
    'links',
    { socialMedia: { kick: 'https://kick.com/lig' } },
    { type: 'SocialLinksChanged', data: { changes: { kick: { from: null, to: 'https://kick.com/lig' } } } },
  ],
  [
    'the news',
    { news: [CUP, ...defaultSettings.news.slice(1)] },
    {
      type: 'NewsChanged',
      data: {
        changes: { news: { from: defaultSettings.news, to: [CUP, ...defaultSettings.news.slice(1)] } },
      },
    },
  ],
  [
    'the play-off',
    { playoffSettings: { enabled: false, playoffTeams: 8 } },
    {
      type: 'PlayoffSettingsChanged',
      data: { season: 3, changes: { enabled: { from: true, to: false }, playoffTeams: { from: 6, to: 8 } } },
    },
  ],
  [
    'relegation',
    { relegationSettings: { enabled: true } },
    { type: 'RelegationSettingsChanged', data: { season: 3, changes: { enabled: { from: false, to: true } } } },
  ],
  [
    'the ranking rules',
    { rankingRules: { tieBreakers: ['headToHead', 'name'], pointsForWin: 2, headToHeadWhen: 'complete' } },
    {
      type: 'RankingRulesChanged',
      data: {
        season: 3,
        changes: {
          tieBreakers: { from: ['goalDifference', 'goalsFor', 'headToHead', 'name'], to: ['headToHead', 'name'] },
          pointsForWin: { from: 3, to: 2 },
          headToHeadWhen: { from: 'always', to: 'complete' },
        },
      },
    },
  ],
];

describe('changing the settings', () => {
  it.each(groups)('says before and after of %s', (_, patch, event) => {
    given().when(change(patch)).happens(event);
  });

  it.each(groups)('records nothing when %s are so already', (_, patch, event) => {
    given(event).when(change(patch)).nothingHappens();
  });

  it('records each group that changed as an event of its own', () => {
    const patch = Object.assign({}, ...groups.map(([, part]) => part)) as SettingsPatch;
    given()
      .when(change(patch))
      .happens(...groups.map(([, , event]) => event));
  });

  it('names only the fields that change', () => {
    given()
      .when(change({ title: defaultSettings.title, rules: 'Küfür yok.' }))
      .happens({
        type: 'TournamentSettingsChanged',
        data: { season: 3, changes: { rules: { from: '', to: 'Küfür yok.' } } },
      });
  });

  it('records nothing for an empty wish', () => {
    given().when(change({})).nothingHappens();
    given()
      .when(change({ socialMedia: {}, rankingRules: {} }))
      .nothingHappens();
  });

  it('goes on from what stands now', () => {
    const green: SettingsEvent = {
      type: 'ThemeColorChanged',
      data: { changes: { color: { from: '#dc3545', to: '#00ff00' } } },
    };
    given(green)
      .when(change({ color: '#0000ff' }))
      .happens({ type: 'ThemeColorChanged', data: { changes: { color: { from: '#00ff00', to: '#0000ff' } } } });
  });

  it('clears a link', () => {
    const linked: SettingsEvent = {
      type: 'SocialLinksChanged',
      data: { changes: { kick: { from: null, to: 'https://kick.com/lig' } } },
    };
    given(linked)
      .when(change({ socialMedia: { kick: null } }))
      .happens({ type: 'SocialLinksChanged', data: { changes: { kick: { from: 'https://kick.com/lig', to: null } } } });
  });

  it('takes another order of the tie-breakers for a change', () => {
    given()
      .when(change({ rankingRules: { tieBreakers: ['goalsFor', 'goalDifference', 'headToHead', 'name'] } }))
      .happens({
        type: 'RankingRulesChanged',
        data: {
          season: 3,
          changes: {
            tieBreakers: {
              from: ['goalDifference', 'goalsFor', 'headToHead', 'name'],
              to: ['goalsFor', 'goalDifference', 'headToHead', 'name'],
            },
          },
        },
      });
  });
});

const dated = (startDate: string, endDate: string): SettingsEvent => ({
  type: 'TournamentSettingsChanged',
  data: { season: 3, changes: { startDate: { from: null, to: startDate }, endDate: { from: null, to: endDate } } },
});
const points = (pointsForWin: number, pointsForDraw: number): SettingsEvent => ({
  type: 'RankingRulesChanged',
  data: {
    season: 3,
    changes: { pointsForWin: { from: 3, to: pointsForWin }, pointsForDraw: { from: 1, to: pointsForDraw } },
  },
});
const playoff = (enabled: boolean, playoffTeams: number): SettingsEvent => ({
  type: 'PlayoffSettingsChanged',
  data: { season: 3, changes: { enabled: { from: true, to: enabled }, playoffTeams: { from: 6, to: playoffTeams } } },
});
const relegation = (enabled: boolean, relegationTeams: number): SettingsEvent => ({
  type: 'RelegationSettingsChanged',
  data: {
    season: 3,
    changes: { enabled: { from: false, to: enabled }, relegationTeams: { from: 2, to: relegationTeams } },
  },
});

const START = 'startDate';
const END = 'endDate';
const WIN = 'rankingRules.pointsForWin';
const DRAW = 'rankingRules.pointsForDraw';
const PLAYOFF = 'playoffSettings.playoffTeams';
const RELEGATION = 'relegationSettings.relegationTeams';

const wrongAt = (path: string) => ({ path, message: expect.any(String) });

describe('a wish that contradicts itself or what stands', () => {
  const refused = (history: readonly SettingsEvent[], patch: SettingsPatch, teams: number, path: string): void =>
    given(...history)
      .when(change(patch, teams))
      .refused('INVALID_FIELDS', { errors: [wrongAt(path)] });

  it.each([
    [{ startDate: '2026-09-02', endDate: '2026-09-01' }, END],
    [{ endDate: '2026-08-31' }, END],
    [{ startDate: '2027-06-01' }, START],
  ] as const)('is refused where the season would end before it starts: %j', (patch, path) => {
    refused([dated('2026-09-01', '2027-05-31')], patch, 0, path);
  });

  it.each([
    [{ rankingRules: { pointsForWin: 1, pointsForDraw: 2 } }, WIN],
    [{ rankingRules: { pointsForWin: 1 } }, WIN],
    [{ rankingRules: { pointsForDraw: 4 } }, DRAW],
  ] as const)('is refused where a win would be worth less than a draw: %j', (patch, path) => {
    refused([points(3, 2)], patch, 0, path);
  });

  it.each([
    [{ playoffSettings: { playoffTeams: 12 } }, 10, PLAYOFF],
    [{ playoffSettings: { enabled: true, playoffTeams: 4 } }, 3, PLAYOFF],
    [{ relegationSettings: { enabled: true, relegationTeams: 4 } }, 3, RELEGATION],
    [{ relegationSettings: { enabled: true } }, 7, RELEGATION],
    [{ relegationSettings: { enabled: true }, playoffSettings: { playoffTeams: 8 } }, 9, RELEGATION],
  ] as const)('is refused where the places do not fit into the league: %j of %i teams', (patch, teams, path) => {
    refused([], patch, teams, path);
  });

  it('is refused at the places that it would change, where those of the other zone were there first', () => {
    refused([relegation(true, 4)], { playoffSettings: { playoffTeams: 8 } }, 11, PLAYOFF);
  });

  it('names each field once, with all that is wrong', () => {
    const patch: SettingsPatch = {
      startDate: '2026-09-02',
      endDate: '2026-09-01',
      rankingRules: { pointsForWin: 1, pointsForDraw: 2 },
      playoffSettings: { playoffTeams: 12 },
      relegationSettings: { enabled: true, relegationTeams: 10 },
    };
    given()
      .when(change(patch, 8))
      .refused('INVALID_FIELDS', { errors: [END, PLAYOFF, RELEGATION, WIN].map(wrongAt) });
  });
});

describe('places that fit', () => {
  it.each([
    [{ playoffSettings: { playoffTeams: 12 }, relegationSettings: { enabled: true, relegationTeams: 10 } }, 0],
    [{ playoffSettings: { playoffTeams: 8 }, relegationSettings: { enabled: true } }, 10],
    [{ playoffSettings: { playoffTeams: 12 } }, 12],
    [{ playoffSettings: { enabled: false, playoffTeams: 12 } }, 4],
    [{ relegationSettings: { relegationTeams: 10 } }, 4],
  ] as const)('%j are taken in a league of %i teams, 0 before its fixtures', (patch, teams) => {
    expect(given().when(change(patch, teams)).events()).not.toEqual([]);
  });
});

/** Logs that are older than these rules hold such contradictions. */
describe('what is wrong already', () => {
  const wrong = [dated('2027-05-31', '2026-09-01'), points(1, 2), playoff(true, 12), relegation(true, 10)];

  it.each<SettingsPatch>([
    { title: 'Yaz Ligi' },
    { playoffSettings: { playoffFormat: 'round-robin' } },
    { rankingRules: { tieBreakers: ['wins'] } },
    { startDate: '2027-05-31', endDate: '2026-09-01', title: 'Yaz Ligi' },
  ])('hinders no wish that leaves it as it is: %j', (patch) => {
    const { events } = given(...wrong).when(change(patch, 4));
    expect(events()).not.toEqual([]);
  });

  it.each([
    [{ endDate: '2026-09-02' }, END],
    [{ startDate: '2027-05-30' }, START],
    [{ rankingRules: { pointsForDraw: 3 } }, DRAW],
    [{ playoffSettings: { playoffTeams: 8 } }, PLAYOFF],
    [{ relegationSettings: { relegationTeams: 9 } }, RELEGATION],
  ] as const)('is not made otherwise wrong: %j', (patch, path) => {
    given(...wrong)
      .when(change(patch, 4))
      .refused('INVALID_FIELDS', { errors: [wrongAt(path)] });
  });

  it.each([
    { endDate: '2027-06-01' },
    { rankingRules: { pointsForWin: 2 } },
    { playoffSettings: { enabled: false }, relegationSettings: { relegationTeams: 4 } },
  ] as const)('can be put right: %j', (patch) => {
    const { events } = given(...wrong).when(change(patch, 4));
    expect(events()).not.toEqual([]);
  });
});
