import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const PAGES = `${WEB}/public-texts.test.ts › the sentences of the public pages`;
const DEFAULTS = 'query-api/settings/routes.test.ts › answers the defaults while nothing was ever changed';
const ZONES = 'web/src/features/standings/zones.test.ts › the zones of a table';
const TABLE = `${PAGES} › the table explains its columns, crowns the first, and names the zones of its rows`;
const RATING = 'web/src/components/league/rating.test.ts';
const FIGURES = `${WEB}/statistics-texts.test.ts › the sentences about what players have done`;
const EFFICIENCY = 'web/src/features/leaderboards/efficiency.test.ts › the shooting efficiency of a player';
const BOARDS = 'web/src/features/leaderboards/boards.test.ts';
const TOKENS = 'web/src/theme/tokens.test.ts';
const TIME = 'web/src/format/time.test.ts';

/** Defaults, figures and limits of the public pages. */
export const constants: readonly CoverageChapter[] = [
  {
    title: 'Defaults',
    rows: [
      {
        says: 'A league without settings has a title and a description of its own, no days, and no links.',
        tests: [DEFAULTS, `${PAGES} › settings that cannot be read are told to nobody: the defaults stand`],
      },
      {
        says: 'Its colour is `#dc3545`; what is no colour counts as that.',
        tests: [
          DEFAULTS,
          'web/src/theme/theme.test.ts › the theme of the default red › has the values that styles.css holds ready-made',
          'web/src/theme/theme.test.ts › the theme › falls back to the default for %j',
        ],
      },
      {
        says: 'Its logo is the picture `/images/default_logo.png`.',
        tests: [DEFAULTS],
        rows: ['infra/programs/http/league-server.test.ts: /images/default_logo.png'],
      },
      { says: 'Six teams play off, one match a pairing.', tests: [DEFAULTS] },
      { says: 'Nobody goes down until it is set; two then, the last ones.', tests: [DEFAULTS] },
    ],
  },
  {
    title: 'Figures and limits',
    rows: [
      {
        says: 'The first of the table has a crown, and the first three a medal.',
        tests: [TABLE],
      },
      {
        says: 'The rows of the play-off have a stripe, and so have the last rows where relegation is on.',
        tests: [
          TABLE,
          `${ZONES} › are its first and its last rows`,
          `${TOKENS} › in %s mode › the stripe of %s is seen beside its row`,
        ],
      },
      {
        says: 'A page of a team shows eight matches at first.',
        tests: [
          `${WEB}/players.test.ts › players, their profiles and their teams › are found at their team, whose squad follows every move`,
        ],
      },
      {
        says: 'The short id of a team or a player is the end of its id, four signs in capitals.',
        tests: [
          'web/src/features/teams/team-list.test.ts › the short id › is the end of the id in capitals, without a Turkish İ',
        ],
        rows: [`${WEB}/public-texts.test.ts: Takım no 1A3F`, `${WEB}/public-texts.test.ts: Oyuncu no`],
      },
      {
        says: 'The date box holds ten signs, and no year before 2000.',
        tests: [
          'web/src/components/ui/date-mask.test.ts › keeps its promises whatever is typed, pasted or deleted anywhere',
          'web/src/components/ui/date-mask.test.ts › a day › moves over the ends of months and years, and not before 2000',
        ],
      },
      {
        says: 'Times are three hours ahead of UTC, as in Turkey, and two where Turkey was.',
        tests: [
          `${TIME} › in a browser in %s › shows Turkish time`,
          `${TIME} › knows that Turkey was two hours ahead in the winter of 2015`,
        ],
      },
      {
        says: "A date up to 1970 is none: 'Tarih belirlenmemiş'.",
        tests: [
          `${TIME} › has no instant for %j`,
          'web/src/components/league/match-text.test.ts › a match as a sentence › says that there is no date',
        ],
        rows: ['web/src/features/home/scoreboard-head.test.ts: Tarih belirlenmemiş'],
      },
      {
        says: 'The efficiency of a scorer is goals by shots, in percent with one decimal: high from 20, middle from 10, low below.',
        tests: [
          `${EFFICIENCY} › with %i goals of %i shots is %s`,
          `${EFFICIENCY} › is judged as the figure that is written: what reads as 20,0 is high`,
          `${WEB}/leaderboards.test.ts › a leaderboard › as it is read › says the efficiency in a figure and a word, and a dash where no shots were recorded`,
        ],
      },
      {
        says: 'Without shots there is no efficiency.',
        tests: [`${EFFICIENCY} › is not told where %s`],
      },
      {
        says: 'The board of assists has goals and assists added up.',
        tests: [`${BOARDS} › shows goals plus assists combined`],
      },
      {
        says: 'The board of saves has saves, catches, goals and matches without a goal against, which are counted.',
        tests: [
          `${BOARDS} › shows saves, catches, goals and clean sheets of keepers`,
          'events/src/rules/statistics.test.ts › the totals of a player › count a clean sheet for who kept goal while the other side did not score',
        ],
      },
      {
        says: 'A match without a rating counts 6 in the list of matches, which says that nobody gave it.',
        tests: ['web/src/components/league/win-ring.browser.test.tsx › a rating that nobody gave says so'],
        rows: [`${WEB}/statistics-texts.test.ts: text: 'verilmedi'`],
      },
      {
        says: 'A rating of a match is high from 8, middle from 6, low below.',
        tests: [`${RATING} › a match rated %d is %s`],
      },
      {
        says: 'An overall rating is high from 85, middle from 75, modest from 65, low below.',
        tests: [`${RATING} › an overall rating of %d is shown as %d, %s`],
      },
      {
        says: "A share of wins, to one decimal, is 'Mükemmel' from 70, 'İyi' from 50, 'Geliştirilmeli' below.",
        tests: [
          'web/src/components/league/win-rate.test.ts › %d wins in %d matches are %d %%: %s',
          `${FIGURES} › $path says: $text`,
        ],
        rows: [
          `${WEB}/statistics-texts.test.ts: Mükemmel`,
          `${WEB}/statistics-texts.test.ts: text: 'İyi'`,
          `${WEB}/statistics-texts.test.ts: Geliştirilmeli`,
        ],
      },
      {
        says: 'The targets are 15 goals, 10 assists and 20 saves; a bar is full at its target.',
        tests: [
          `${FIGURES} › own statistics count matches by outcome, and averages and targets by what they count`,
          'web/src/components/league/win-ring.browser.test.tsx › a bar is full at its target, and the figure goes on',
        ],
      },
      {
        says: 'A pitch has places for eight positions; the away side is drawn upside down.',
        tests: [
          'web/src/components/league/pitch-lineup.browser.test.tsx › stands eight of each side on the pitch, the away side upside down',
          'web/src/components/league/lineup-places.test.ts › a line-up on the pitch › has a place for %s',
        ],
      },
      {
        says: 'Streams are on Twitch, YouTube, Facebook Gaming, Kick, TikTok Live or Instagram Live, or elsewhere.',
        tests: ['web/src/messages/tr/stored-words.test.ts › streams are shown on six platforms, or elsewhere'],
      },
      {
        says: 'Pages change at widths of 576, 768, 992, 1200 and 1400 px.',
        tests: [`${TOKENS} › the widths at which pages change, in px at the usual size of letters`],
      },
      {
        says: 'A dialog comes within 300 ms, and what it covers dims within 150 ms.',
        tests: [`${TOKENS} › dialogs and sheets come within 300 ms, and what they cover dims within 150 ms`],
      },
      {
        says: 'The players stand in three columns where there is room.',
        tests: [`${PAGES} › the players stand in three columns from 992 px on`],
      },
    ],
  },
];
