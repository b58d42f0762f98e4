import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const STORY = `${WEB}/achievements.test.ts › achievements`;
const SHOWN = `${STORY} › are created, given to a player and a team, shown to everybody at once, withdrawn and deleted`;
const VIEWS = `${STORY} › change between categories and a time line, which stands in the address over a reload`;
const TEXTS = `${WEB}/achievement-texts.test.ts`;
const SCREENS = `${WEB}/achievement-screens.ts`;
const ANSWERED = 'query-api/achievements/routes.test.ts › the achievements of a player and of a team';
const LATEST = `${ANSWERED} › are answered the latest first`;

/** The achievements of teams and players, as everybody sees them. */
export const achievements: readonly CoverageChapter[] = [
  {
    title: 'Achievements of teams and players',
    rows: [
      {
        says: "A page of a team has a tab 'Başarımlar'.",
        tests: [SHOWN],
        rows: [`${SCREENS}: name: 'team-achievements'`],
      },
      {
        says: 'A profile has such a tab too.',
        tests: [SHOWN],
        rows: [`${SCREENS}: name: 'profile-achievements'`],
      },
      { says: 'They stand by category, or as a time line.', tests: [VIEWS] },
      { says: 'The latest stands first.', tests: [LATEST] },
      {
        says: 'An award has id, day, note and achievement; the note is shown in quotation marks.',
        tests: [LATEST, SHOWN],
        rows: [`${TEXTS}: “Finalde 3–1”`],
      },
      {
        says: 'An achievement has title, description, picture, colour, rarity, category and season.',
        tests: [
          'query-api/achievements/routes.test.ts › the achievements › are answered by title, each with its awards, the latest first',
          'command-api/achievements/routes.test.ts › an achievement › has defaults, and its texts without space around them',
        ],
      },
      {
        says: "It is 'Yaygın', 'Nadir', 'Epik' or 'Efsanevi', in letters that can be read.",
        tests: [SHOWN, 'web/src/theme/tokens.test.ts › in %s mode › %s can be read on its tint and on the page'],
        rows: [`${WEB}/achievements.test.ts: ['Yaygın', 'Nadir', 'Epik', 'Efsanevi']`],
      },
      {
        says: "It is 'Sezon', 'Turnuva', 'Bireysel', 'Takım', 'Özel' or 'Milestone'.",
        tests: [SHOWN, VIEWS],
        rows: [`${WEB}/achievements.test.ts: ['Sezon', 'Turnuva', 'Bireysel', 'Takım', 'Özel', 'Milestone']`],
      },
      {
        says: '`GET /api/achievements/team/{teamId}` and `GET /api/achievements/player/{playerId}` answer the awards of who is there.',
        tests: [LATEST, `${ANSWERED} › are nobody’s who is not there`],
      },
      {
        says: "Awards that cannot be read say 'Başarımlar yüklenemedi'.",
        tests: [
          `${WEB}/screen-states.test.ts › a screen of the sample › without $read: $name loads and fails in this part alone, which can be retried`,
        ],
        rows: [`${TEXTS}: Başarımlar yüklenemedi`, `${SCREENS}: failed: 'Başarımlar yüklenemedi'`],
      },
      {
        says: "Who has none reads 'Henüz Başarım Kazanılmadı'.",
        tests: [SHOWN],
        rows: [`${TEXTS}: text: 'Henüz Başarım Kazanılmadı', answers: { [OWN]`],
      },
    ],
  },
];
