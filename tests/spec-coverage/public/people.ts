import type { CoverageChapter } from '../coverage-row.ts';

const WEB = 'tests/acceptance/web';
const TEXTS = `${WEB}/public-texts.test.ts`;
const PAGES = `${TEXTS} › the sentences of the public pages`;
const ACCOUNTS = `${WEB}/accounts.test.ts › a person`;
const REGISTERS = `${ACCOUNTS} › registers on a phone by keyboard alone, waits for the approval, and then signs in`;
const FORM = 'web/src/features/register/register-form.browser.test.tsx';
const PLAYERS = `${WEB}/players.test.ts › players, their profiles and their teams`;
const EDITS = `${PLAYERS} › edit their own profile, of which others see what is for everybody`;
const FIGURES = `${WEB}/statistics-texts.test.ts › the sentences about what players have done`;
const OF_PROFILE = `${FIGURES} › a profile shows figures, badges, the latest matches and, in a tab, all of them`;
const OF_OWN = `${FIGURES} › own statistics count matches by outcome, and averages and targets by what they count`;
const SENTENCES = `${WEB}/statistics-texts.test.ts`;
const RING = 'web/src/components/league/win-ring.browser.test.tsx';

/** The pages of text, the logins, the registration, a profile and the own statistics. */
export const people: readonly CoverageChapter[] = [
  {
    title: 'Pages of text',
    rows: [
      {
        says: 'The privacy page says what is stored of a player: gamertag and what belongs to the game, and who sees it.',
        rows: [`${TEXTS}: Gamertag, mevki, forma numarası`],
      },
      {
        says: 'It says that the e-mail address is taken for the registration, and for nothing else.',
        rows: [`${TEXTS}: E-posta adresi ve PSO ID`],
      },
      {
        says: 'It says which teams and figures of a player are shown.',
        rows: [`${TEXTS}: Takımlarınız ve aldığınız beğeniler`],
      },
      {
        says: 'It says that the site has no cookies, that the browser stores what is needed, and that nobody counts visits.',
        rows: [`${TEXTS}: Site çerez kullanmaz`, `${TEXTS}: Analitik`],
      },
      {
        says: 'It says whether there are advertisements, and that these come from a network.',
        tests: [
          `${WEB}/shell.test.ts › the frame › has advertisements beside, above and below a page, in frames that cannot reach it, and says so`,
        ],
        rows: [`${TEXTS}: Yok. Bu sitede reklam gösterilmiyor.`],
      },
      {
        says: 'It says when the connection is encrypted.',
        rows: [`${TEXTS}: tarayıcınızla sunucu arasındaki bağlantı şifrelidir`],
      },
      {
        says: 'The pages of text say to which address one writes, and where the site is.',
        tests: [`${WEB}/shell.test.ts › the frame › says on %s whom to write to, and where the site is`],
      },
      {
        says: 'The page about the league says what it is and what it is for.',
        rows: [`${WEB}/screen-list.ts: Amacımız`],
      },
      {
        says: 'It names what the site does: teams, weeks, statistics, boards and transfers.',
        rows: [
          `${TEXTS}: Takım yönetimi`,
          `${TEXTS}: Haftalık fikstür`,
          `${TEXTS}: Her maçın oyuncu satırları, puanlar ve sezon toplamları.`,
          `${TEXTS}: Gol, asist ve kurtarış krallığı.`,
          `${TEXTS}: Transferler`,
        ],
      },
    ],
  },
  {
    title: 'Login of players',
    rows: [
      {
        says: 'The form asks for e-mail address and password.',
        tests: [
          'web/src/features/session/player-login-form.browser.test.tsx › asks for address and password, each in its own words, and tells what is typed as the address',
        ],
      },
      {
        says: 'A button shows the password and hides it.',
        tests: [`${PAGES} › a password is shown and hidden by its button`],
      },
      { says: 'A link leads to the registration.', rows: [`${TEXTS}: Henüz hesabınız yok mu?`] },
      { says: 'Who is signed in is led home.', tests: [REGISTERS] },
    ],
  },
  {
    title: 'Registration',
    rows: [
      {
        says: 'The form asks for gamertag, PSO id, e-mail address, position, number and the password twice.',
        tests: [`${FORM} › is filled by keyboard alone, in the order of the page`, REGISTERS],
      },
      { says: 'A link leads to the login.', rows: [`${TEXTS}: Zaten hesabınız var mı?`] },
      { says: 'After the registration the login follows by itself.', tests: [REGISTERS] },
    ],
  },
  {
    title: 'Login of admins',
    rows: [
      {
        says: 'The form asks for user name and password.',
        tests: [
          'web/src/features/session/admin-login-form.browser.test.tsx › asks for name and password, each in its own words, and sums both up',
        ],
      },
      {
        says: 'The login leads to the dashboard, or to the page of admins that asked for it.',
        tests: [
          'web/src/features/session/guards.test.ts › leads admins to the dashboard where no page asked',
          `${WEB}/hostile.test.ts › an address › that sends the login to %s leads to the dashboard`,
        ],
      },
      {
        says: 'An admin who is signed in is led to the dashboard.',
        tests: [`${PAGES} › an admin who is signed in is led from the login to the dashboard`],
      },
      {
        says: 'Who is signed in and no admin is led home.',
        tests: [`${ACCOUNTS} › who is no admin reads so at an address of admins, and goes on from there`],
      },
    ],
  },
  {
    title: 'A profile',
    rows: [
      {
        says: 'The head has gamertag, position, number, roles, badges and the overall rating.',
        tests: [OF_PROFILE],
        rows: [`${SENTENCES}: ['Veteran', 'MVP', 'Golcü', '78']`],
      },
      { says: 'It counts the likes.', rows: [`${TEXTS}: 4 beğeni`] },
      {
        says: 'Others find the button that likes.',
        tests: [`${PLAYERS} › are liked by others and counted at once on every page that is open`],
      },
      { says: 'The player finds the button that edits the own profile.', tests: [EDITS] },
      {
        says: 'Cards have the day of the registration, the team, the number and the style of play.',
        rows: [`${TEXTS}: 5 Eyl 2026`, `${TEXTS}: Boşta`, `${TEXTS}: Forma numarası`, `${TEXTS}: Kısa pas`],
      },
      { says: 'A card has what the player wrote.', tests: [EDITS], rows: [`${TEXTS}: Sol ayaklı.`] },
      {
        says: 'A card leads to the player’s accounts elsewhere.',
        tests: [EDITS, 'web/src/features/profile/social-address.test.ts › %s account %o leads to %o'],
      },
      {
        says: 'A referee finds a panel on the own profile with the matches whose result is missing, and enters it there.',
        tests: [
          `${WEB}/referee-panel.test.ts › a referee › enters a result on the own profile, once both scores stand`,
        ],
      },
      {
        says: 'The overview has goals, assists, saves, matches and both kinds of cards.',
        tests: [
          OF_PROFILE,
          `${WEB}/scripted-pages.test.ts › the pages of a scripted season › profiles show the figures of the book`,
        ],
      },
      {
        says: 'A tab has the teams in which the player played.',
        tests: [`${PLAYERS} › show the teams that they played in, each with its days and season`],
      },
      { says: 'A tab has the matches of the player.', tests: [OF_PROFILE] },
      {
        says: 'Only the own profile can be edited; others see what is for everybody.',
        tests: [
          EDITS,
          'command-api/player/profiles.test.ts › a profile › is refused to other players, and not to admins',
        ],
      },
      {
        says: 'Without a gamertag in the address and without a session, a sentence asks to log in as a player.',
        rows: [`${WEB}/player-texts.test.ts: Profil sayfasına erişmek için oyuncu olarak giriş yapmalısınız.`],
      },
    ],
  },
  {
    title: 'Own statistics',
    rows: [
      {
        says: 'Without a player’s session, a sentence asks to log in as one.',
        rows: [`${SENTENCES}: İstatistikleri görüntülemek için oyuncu olarak giriş yapmalısınız.`],
      },
      { says: 'They count matches, wins, draws and losses.', tests: [OF_OWN] },
      {
        says: 'They count goals, assists and saves, each with its average and its target.',
        tests: [OF_OWN, `${RING} › a bar is full at its target, and the figure goes on`],
      },
      {
        says: 'A ring has the share of wins, with a word.',
        tests: [`${RING} › %d wins in %d matches are one sentence to screen readers: %s, %s`],
      },
      {
        says: 'A table has the latest matches: day, sides, score, goals, assists, saves and the outcome as G, B or M.',
        tests: [
          `${FIGURES} › own statistics end with a table of the latest matches`,
          `${RING} › an outcome is a letter to the eye and a word to screen readers`,
        ],
      },
      {
        says: 'A player without a match reads so.',
        tests: [`${FIGURES} › own statistics without a match, and those of nobody, are easy to read`],
        rows: [`${SENTENCES}: Henüz Maç Yok`],
      },
    ],
  },
];
