import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const TEXTS = `${WEB}/public-texts.test.ts`;
const PAGES = `${TEXTS} › the sentences of the public pages`;
const SCREENS = `${WEB}/screen-list.ts`;
const MASK = 'web/src/components/ui/date-mask.test.ts';
const BOX = 'web/src/components/ui/date-box.browser.test.tsx › a date box';
const PARTS = 'web/src/features/match/match-parts.browser.test.tsx';

/** The matches of a day with their details, and the weeks. */
export const matches: readonly CoverageChapter[] = [
  {
    title: 'Matches of a day',
    rows: [
      {
        says: 'The date box takes digits and dots only, sets the dots by itself, and holds ten signs.',
        tests: [
          `${MASK} › typing at the end › %s becomes %s`,
          `${MASK} › keeps its promises whatever is typed, pasted or deleted anywhere`,
        ],
      },
      {
        says: 'The day is applied by Enter.',
        tests: [`${BOX} › sets the dots while digits are typed, and applies the day by Enter only`],
      },
      {
        says: 'The day is applied when the box is left.',
        tests: [`${BOX} › applies the day when it is left, also one of single digits`],
      },
      {
        says: 'The matches of the day stand as cards, by kick-off.',
        tests: [
          'web/src/features/matches/group-matches.test.ts › groups a day by kick-off, and those of one kick-off by what becomes of them, the own team’s first and cancelled ones last',
        ],
        rows: [`${SCREENS}: Bugün · 6 maç`],
      },
      {
        says: "A day without matches says so, and leads back to today by 'Bugüne dön'.",
        tests: [`${PAGES} › a day without matches leads back to today`],
      },
      {
        says: 'A match opens over its day.',
        tests: [
          `${WEB}/live.test.ts › a page on match night › follows an open match, tells screen readers once, and leaves the focus alone; the day behind it follows too`,
        ],
        rows: [`${SCREENS}: name: 'matches-dialog'`],
      },
      {
        says: 'A tab has what each player did in the match.',
        tests: [`${PARTS} › shows what each player did, with a dash for what nobody recorded`],
      },
      {
        says: 'A tab draws the line-ups of both sides on a pitch.',
        tests: [
          'web/src/components/league/pitch-lineup.browser.test.tsx › stands eight of each side on the pitch, the away side upside down',
        ],
      },
      {
        says: 'A match without a line-up says so.',
        tests: [
          `${WEB}/match-record.test.ts › the record of a match › leads from the dialog to its page, with the tab`,
        ],
        rows: [`${PARTS}: Diziliş Bilgisi Yok`],
      },
      {
        says: 'A tab names the referees, where the match has some.',
        tests: [
          `${PARTS} › has parts for its officials only where it has any, and before its details are there where a list names them`,
          `${PARTS} › names each referee with the place at the match, and leads to the profile`,
        ],
      },
      {
        says: 'A tab names the broadcasters with their channels, where the match has some.',
        tests: [
          `${PARTS} › has parts for its officials only where it has any, and before its details are there where a list names them`,
          `${PARTS} › names each broadcaster with place, platform, running stream, and a channel that only a web address leads to`,
        ],
      },
      {
        says: 'A card on another page leads to the day of its match, and opens the match there.',
        tests: [
          'web/src/features/matches/match-search.test.ts › where a match is found › is its Turkish day, though it be another in UTC',
          `${PAGES} › a match of a week opens over the day on which it is played`,
        ],
      },
    ],
  },
  {
    title: 'Weeks',
    rows: [
      {
        says: 'The head says the week and how many weeks there are.',
        rows: [`${SCREENS}: /^Hafta \\d+ \\/ 11$/`],
      },
      {
        says: 'Two buttons lead to the week before and the week after, no further than the season goes.',
        tests: [`${PAGES} › a week leads to the one before and after, and no further than the season goes`],
      },
      {
        says: 'A line shows how far the season is, by its weeks and its matches.',
        tests: [
          'web/src/features/matches/season-progress.test.ts › a season has weeks that are over, that run and that are ahead, and counts the matches that are played',
        ],
      },
      {
        says: 'Each match of the week has a card, under its day.',
        tests: [
          'web/src/features/matches/group-matches.test.ts › groups by Turkish day in the order of kick-off, undated matches last',
        ],
        rows: [`${SCREENS}: failed: 'Maçlar alınamadı', itself: matchLink`],
      },
      {
        says: 'An address without a week is that of week 1; the menu leads to the week that is being played.',
        tests: [
          'web/src/features/matches/match-search.test.ts › the address of a week',
          `${WEB}/shell.test.ts › the frame › leads from the menu to the week that is being played`,
        ],
      },
      {
        says: "A season without weeks says 'Henüz Maç Programı Yok', and leads to the home page and to the teams.",
        rows: [`${WEB}/screen.ts: Henüz Maç Programı Yok`, `${TEXTS}: Ana Sayfaya Dön`, `${TEXTS}: Takımlara bak`],
      },
      {
        says: 'A week without matches says so, and leads to the weeks beside it.',
        rows: [`${TEXTS}: Bu hafta maç yok.`, `${TEXTS}: 1. hafta`, `${TEXTS}: 3. hafta`],
      },
      {
        says: 'A week beyond the last leads back to it.',
        tests: [
          `${WEB}/hostile.test.ts › an address › that names a week that the season does not have leads back to its weeks`,
        ],
      },
      {
        says: 'Times of matches are those of Turkey.',
        tests: [
          'web/src/format/time.test.ts › in a browser in %s › shows Turkish time',
          'web/src/format/time.test.ts › in a browser in %s › counts a match after midnight in Turkey to the new day',
        ],
      },
    ],
  },
];
