import type { CoverageChapter } from '../coverage-row.ts';

const FILE = 'tests/acceptance/web/achievements.test.ts › achievements';
const WHOLE = `${FILE} › are created, given to a player and a team, shown to everybody at once, withdrawn and deleted`;
const LOOKS =
  'tests/acceptance/web/look-at-screens.ts › $name is whole, accessible and usable by hand and keyboard, at all sizes and on paper';
const screen = (row: string): string => `tests/acceptance/web/achievement-screens.ts: ${row}`;
const text = (row: string): string => `tests/acceptance/web/achievement-texts.test.ts: ${row}`;
const calls = (title: string): string => `command-api/achievements/routes.test.ts › ${title}`;
const refused = (row: string): string => `command-api/achievements/routes.test.ts: ${row}`;

/** Achievements, and who gets them. */
export const achievements: readonly CoverageChapter[] = [
  {
    title: 'Achievements',
    rows: [
      {
        says: 'Admins have /admin/achievements; a visitor there is asked to sign in as one.',
        tests: [
          LOOKS,
          `${FILE} › are reached from the navigation, from the dashboard and from the admins, by admins alone`,
        ],
        rows: [screen("path: '/admin/achievements'")],
      },
      {
        says: 'The dashboard and the list of admins lead there.',
        tests: [`${FILE} › are reached from the navigation, from the dashboard and from the admins, by admins alone`],
      },
      { says: "A button 'Yeni Başarım' opens an empty dialog.", tests: [WHOLE] },
      { says: "The page has the parts 'Yönet' and 'Ata'.", tests: [WHOLE] },
      {
        says: 'Achievements are filtered by type and by category.',
        tests: [`${FILE} › are filtered by type and category, in the address too`],
      },
      {
        says: 'A row has emblem, title, category, type, rarity and season, and the acts of changing and deleting.',
        tests: [LOOKS, WHOLE],
        rows: [screen("name: 'admin-achievements'")],
      },
      {
        says: 'The dialog takes title, season, description, category, type, icon, colour, emblem, text of congratulation and rarity.',
        tests: [LOOKS, WHOLE],
        rows: [screen("name: 'admin-achievements-new'")],
      },
      { says: 'The dialog shows beforehand how the achievement will look.', tests: [WHOLE] },
      {
        says: "The dialog says 'Yeni başarım' and 'Oluştur' of a new one, 'Başarımı düzenle' and 'Güncelle' of one that is there.",
        tests: [
          WHOLE,
          `${FILE} › are changed in what was changed here alone, and keep their type while somebody has them`,
        ],
      },
      {
        says: "An achievement is deleted after the question 'Bu başarımı silmek istediğinize emin misiniz?'",
        tests: [WHOLE],
        rows: [text('Bu başarımı silmek istediğinize emin misiniz?')],
      },
      {
        says: "A button 'Başarım ata' opens the award.",
        tests: [WHOLE],
        rows: [screen("name: 'admin-achievements-award'")],
      },
      {
        says: 'The award takes a player by gamertag or a team by name, as the achievement is for one or the other.',
        tests: [WHOLE, 'command-api/achievements/decider.test.ts › an award › goes to who the achievement is for'],
      },
      {
        says: 'The award takes a note, which may be left out.',
        tests: [WHOLE, calls('an award › goes to a player or a team, and is taken back')],
      },
      {
        says: "After an award the server's sentence is shown, and the form is empty again.",
        tests: [WHOLE],
        rows: [text('Oyuncuya verildi.')],
      },
      {
        says: "Categories are 'Sezon', 'Turnuva', 'Bireysel', 'Takım', 'Özel' and 'Milestone'; any other is refused.",
        tests: [WHOLE],
        rows: [refused("[{ category: 'other' }, 'category'")],
      },
      {
        says: "Rarities are 'Yaygın', 'Nadir', 'Epik' and 'Efsanevi'; any other is refused.",
        tests: [WHOLE],
        rows: [refused("[{ rarity: 'mythic' }, 'rarity'")],
      },
      {
        says: 'An achievement is for players or for teams.',
        tests: [WHOLE],
        rows: [refused("[{ type: 'referee' }, 'type'")],
      },
      {
        says: 'An emblem is a trophy, a medal, a star, a crown, a shield or a gem.',
        tests: [WHOLE],
        rows: [refused("[{ logoType: 'cup' }, 'logoType'")],
      },
      {
        says: 'Where nothing else is said an achievement is of a season, for players, common, gold, and a trophy in icon and emblem.',
        tests: [calls('an achievement › has defaults, and its texts without space around them')],
      },
      {
        says: 'Title and description are required.',
        tests: [calls('an achievement › of %j is refused at %s')],
        rows: [refused("[{ title: ' ' }, 'title'"), refused("[{ description: '' }, 'description'")],
      },
      {
        says: 'The text of congratulation has at most 50 characters.',
        tests: [
          `${FILE} › %s “%s” is refused at its field, and nothing typed is lost`,
          calls('an achievement › of %j is refused at %s'),
        ],
        rows: [refused("[{ customText: 'A'.repeat(51) }, 'customText'")],
      },
      {
        says: 'An award needs an achievement and a receiver.',
        tests: [calls('an award › is refused at the field that names who is not there, or cannot have it')],
        rows: [text('Bir başarım seçin.'), text('Bir oyuncu seçin.'), text('Bir takım seçin.')],
      },
      {
        says: "The page fails with 'Veriler yüklenemedi.'",
        rows: [text("{ text: 'Veriler yüklenemedi.', answers: { [LIST]: fault500 } }")],
      },
      {
        says: "An act fails with the server's sentence, or with 'Hata oluştu'.",
        rows: [
          text('refusals.ACHIEVEMENT_NOT_FOUND.message'),
          text("{ text: 'Hata oluştu', act: changing"),
          text("{ text: 'Hata oluştu', act: deleting"),
          text("{ text: 'Hata oluştu', act: awarding"),
        ],
      },
      { says: 'What an act did is told in a message.', rows: [text("{ text: 'Başarım oluşturuldu.', act: creating")] },
    ],
  },
  {
    title: 'Calls about achievements',
    rows: [
      {
        says: 'GET /api/achievements answers all achievements.',
        tests: [
          'query-api/achievements/routes.test.ts › the achievements › are answered by title, each with its awards, the latest first',
        ],
      },
      {
        says: 'POST /api/achievements makes one, and answers a message.',
        tests: [calls('an achievement › has defaults, and its texts without space around them')],
      },
      {
        says: 'PUT /api/achievements/{id} changes the fields that are sent, and answers a message.',
        tests: [calls('an achievement › changes in the fields that are sent')],
      },
      {
        says: 'DELETE /api/achievements/{id} deletes one, and answers a message.',
        tests: [calls('an achievement › is deleted together with its awards, when their number is sent')],
      },
      {
        says: 'POST /api/achievements/assign/player and /assign/team give one to a player or a team, with a note, and answer a message.',
        tests: [calls('an award › goes to a player or a team, and is taken back')],
      },
    ],
  },
];
