import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const FORM = 'web/src/features/register/register-form.browser.test.tsx';
const REGISTERING = 'command-api/identity/registration.test.ts › registering';
const MASK = 'web/src/components/ui/date-mask.test.ts';
const PROFILE = 'command-api/player/profiles.test.ts › a profile';
const FIELDS = "command-api/player/bodies.test.ts › a player's fields";
const LIKE = 'command-api/player/profiles.test.ts › a like';
const EDITS = `${WEB}/players.test.ts › players, their profiles and their teams › edit their own profile, of which others see what is for everybody`;
const PANEL = `${WEB}/referee-panel.test.ts › a referee`;

/** What is refused, and who may do what. */
export const rights: readonly CoverageChapter[] = [
  {
    title: 'What is refused',
    rows: [
      {
        says: 'A registration needs each of its fields.',
        tests: [`${FORM} › refuses in "%s" the text "%s": %s`, `${REGISTERING} › is refused at the field for %s %j`],
      },
      {
        says: "Two passwords that differ are refused: 'Şifreler uyuşmuyor!'.",
        tests: [`${FORM} › refuses in "%s" the text "%s": %s`],
        rows: [`${FORM}: Şifreler uyuşmuyor!`],
      },
      {
        says: "A position has to be chosen: 'Lütfen bir mevki seçiniz!'.",
        tests: [`${FORM} › refuses in "%s" the text "%s": %s`, `${REGISTERING} › is refused at the field for %s %j`],
        rows: [`${FORM}: Lütfen bir mevki seçiniz!`],
      },
      {
        says: 'The number is a whole one from 1 to 99.',
        tests: [
          `${FORM} › refuses in "%s" the text "%s": %s`,
          `${FIELDS} › are refused where they cannot be: %j`,
          `${FIELDS} › are taken as they may be: %j`,
        ],
      },
      {
        says: 'Eleven positions may be chosen.',
        tests: [
          'web/src/features/players/player-list.test.ts › the search in the address of the players › offers the eleven positions that a player can have, and not those of line-ups only',
        ],
      },
      {
        says: 'The players’ login needs address and password.',
        tests: [
          'web/src/features/session/player-login-form.browser.test.tsx › asks for address and password, each in its own words, and tells what is typed as the address',
        ],
      },
      {
        says: 'The admins’ login needs name and password.',
        tests: [
          'web/src/features/session/admin-login-form.browser.test.tsx › asks for name and password, each in its own words, and sums both up',
          'command-api/identity/login.test.ts › logging in › refuses %j by the field',
        ],
      },
      {
        says: 'The date box takes a day from 2000 on that there is; of anything else it says so and keeps its last day.',
        tests: [
          `${MASK} › a day › %s is %s`,
          `${MASK} › a day › %j is none`,
          'web/src/components/ui/date-box.browser.test.tsx › a date box › says that %s is no day, and has its last one back',
        ],
      },
      {
        says: 'A result on the own profile is saved once both scores stand.',
        tests: [`${PANEL} › enters a result on the own profile, once both scores stand`],
      },
      {
        says: 'Goals and cards of a result are not below 0.',
        tests: ['command-api/match/routes.test.ts › a result that cannot be › %j is refused at its field, in Turkish'],
      },
      {
        says: 'A bio has 500 signs at most, which are counted while it is typed.',
        tests: [EDITS, `${FIELDS} › are refused in a profile where they cannot be: %j`],
        rows: ["tests/acceptance/web/players.test.ts: '450 / 500'"],
      },
      {
        says: "The favourite position is 'Kaleci', 'Defans', 'Orta Saha', 'Forvet' or none.",
        tests: [
          `${FIELDS} › are refused in a profile where they cannot be: %j`,
          `${PROFILE} › is the player’s own to change, and every word of it stays out of the log`,
        ],
      },
      {
        says: 'A profile takes the style of play and accounts at four sites.',
        tests: [EDITS, `${FIELDS} › are refused in a profile where they cannot be: %j`],
      },
      {
        says: 'Only who is signed in likes.',
        tests: [
          `${WEB}/players.test.ts › players, their profiles and their teams › are liked by whom the login has led back to them`,
        ],
        rows: [`${WEB}/player-texts.test.ts: Beğenmek için giriş yapmalısınız`],
      },
      {
        says: 'Nobody likes the own profile, or somebody who is not there.',
        tests: [`${LIKE} › is refused for the own profile, for nobody and for who is not approved`],
      },
      {
        says: 'A search of teams finds any part of a name, whatever its letters look like, and no team without a name.',
        tests: [
          'web/src/features/teams/team-list.test.ts › searching a team › finds by %s whatever the letters look like',
          'web/src/features/teams/team-list.test.ts › searching a team › shows all that have a name when nothing is searched for, and never one without',
        ],
      },
      {
        says: 'A squad is who belongs to the team now.',
        tests: [
          'query-api/teams/routes.test.ts › GET /api/teams/{id} › answers the squad by number, then by gamertag, those without a number last',
          'projector/projections/squads.projection.test.ts › squads › lose a player who moves to another team',
        ],
      },
      {
        says: 'Only approved players join a team.',
        tests: [
          'command-api/player/squad.test.ts › assigning › is refused to a team that there is not, and to a player who is not approved',
        ],
      },
      {
        says: 'A podium needs three players.',
        tests: [
          'web/src/components/league/podium.browser.test.tsx › takes the first three of many, and is none with fewer than three',
        ],
      },
    ],
  },
  {
    title: 'Who may do what',
    rows: [
      {
        says: 'Visitors read what is public, register and log in.',
        tests: [
          'query-api/http/asking.test.ts › an answer › that is public is made without %s',
          'query-api/http/requests.test.ts › who asks › answers a public address as to a visitor, whatever the token says',
        ],
      },
      {
        says: 'All other calls are closed to visitors.',
        tests: [
          'command-api/http/doors.test.ts › $name › is closed to visitors and to tokens that are wrong, cut or malformed; nothing is recorded',
          'query-api/http/requests.test.ts › who asks › denies by default: a route that does not say who may read it stops the start',
        ],
      },
      {
        says: 'A player edits the own profile; another one’s is refused with 403.',
        tests: [`${PROFILE} › is refused to other players, and not to admins`],
      },
      {
        says: 'A player likes others.',
        tests: [`${LIKE} › is turned round, or set as the sender wants it`],
      },
      {
        says: 'A referee finds the own matches on the own profile, and enters results of those alone where they are the main referee.',
        tests: [
          `${PANEL} › enters a result on the own profile, once both scores stand`,
          'command-api/match/referees.test.ts › who enters a result › is the main referee, or an admin for anybody',
          'command-api/match/referees.test.ts › who enters a result › is nobody else, whatever the call',
        ],
      },
      {
        says: 'An admin logs in by user name, in a session of its own kind.',
        tests: ['command-api/identity/login.test.ts › logging in › opens a session that admits to admin calls'],
      },
      {
        says: 'A request carries the token of the session, where there is one.',
        tests: [
          'web/src/api/client.test.ts › reading › sends the token of the session',
          'web/src/api/client.test.ts › reading › parses the answer and sends neither token nor position when there is none',
        ],
      },
      {
        says: 'A right counts as it stands at the moment of the call.',
        tests: [
          'command-api/identity/login.test.ts › a session › is worth nothing from the moment the admin is one no longer',
        ],
      },
    ],
  },
];
