import type { CoverageChapter } from '../coverage-row.ts';

/** The rules of the fields, and the questions before an act. */
export const fields: readonly CoverageChapter[] = [
  {
    title: 'Fields of settings, teams and players',
    rows: [
      {
        says: "An empty setting is refused with 'Lütfen geçerli bir değer girin!'",
        tests: [
          'command-api/settings/routes.test.ts › one field of the settings › %j is refused at its field and nothing is recorded',
        ],
        rows: ['tests/acceptance/web/dashboard-texts.test.ts: Lütfen geçerli bir değer girin!'],
      },
      {
        says: "An upload without a file is refused with 'Lütfen bir logo seçin!'",
        tests: ['command-api/pictures/routes.test.ts › an upload › of %s asks for a picture at its field'],
      },
      {
        says: 'A logo is a PNG or a JPEG, by its bytes.',
        tests: [
          'command-api/pictures/routes.test.ts › an upload › of %s is refused by what it is, and not by its name',
        ],
      },
      {
        says: "A team needs a name: 'Takım adı boş olamaz!'",
        tests: ['command-api/team/routes.test.ts › creating a team › refuses the name %j'],
        rows: [
          "tests/acceptance/web/team-management-texts.test.ts: { text: NAMELESS, path: NEW, act: fill('Takım adı', '   ', 'Takım ekle') }",
        ],
      },
      {
        says: 'A team without a name cannot be sent from the dialog.',
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › adds a team with a crest of its own, changes it, and everybody sees it at once',
        ],
      },
      {
        says: 'A jersey number lies from 1 to 99.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › edits what was changed, says at its field what is wrong, and asks before it drops what was typed',
          'command-api/player/routes.test.ts › an edit › to %s is refused at its field, and changes nothing',
        ],
      },
      {
        says: "Relegation takes 0 to 10 teams: 'Küme düşen takım sayısı 0-10 arasında olmalıdır.'",
        tests: [
          'command-api/settings/routes.test.ts › one field of the settings › %j is refused at its field and nothing is recorded',
        ],
        rows: ['tests/acceptance/web/league-planning-texts.test.ts: Küme düşen takım sayısı 0-10 arasında olmalıdır.'],
      },
      {
        says: "Relegation knows no zone but 'bottom'.",
        rows: ["command-api/settings/routes.test.ts: { relegationSettings: { relegationZone: 'top' } }"],
      },
      {
        says: 'The play-off is played as single or double elimination or as a round-robin.',
        tests: [
          'tests/acceptance/web/zone-settings.test.ts › the settings of play-off and relegation › show who would play off today while the number is chosen, and are saved',
        ],
        rows: ["command-api/settings/routes.test.ts: { playoffSettings: { playoffFormat: 'cup' } }"],
      },
      {
        says: 'The play-off takes 4, 6, 8 or 12 teams.',
        rows: [
          'command-api/settings/routes.test.ts: { playoffSettings: { playoffTeams: 5 } }',
          'command-api/settings/routes.test.ts: [{ playoffSettings: { playoffTeams: 12 } }',
        ],
      },
      {
        says: "An assignment needs a player and a choice: 'Lütfen oyuncu ve işlem seçin.'",
        tests: [
          'tests/acceptance/web/team-assignment.test.ts › assigning teams › asks for player and act in its own words, assigns by keyboard alone, and takes the player out again',
        ],
        rows: ['tests/acceptance/web/managed-texts.test.ts: Lütfen oyuncu ve işlem seçin.'],
      },
    ],
  },
  {
    title: 'Fields of results and statistics',
    rows: [
      {
        says: 'Scores are whole numbers from 0 on.',
        tests: [
          'command-api/match/routes.test.ts › a result that cannot be › %j is refused at its field, in Turkish',
          'tests/acceptance/web/results.test.ts › entering a result › accepts only whole numbers up to 99: says so, keeps the typed text and sends nothing',
        ],
      },
      {
        says: 'The minus of a figure stops at 0.',
        tests: [
          'web/src/components/ui/stepper.test.ts › a step › stays between 0 and the most',
          'web/src/components/ui/stepper.test.ts › a step › makes a number of nothing: 0 by minus, 1 by plus',
        ],
      },
      {
        says: 'What is no number stays as it is typed, and the form says what is wrong.',
        tests: [
          'web/src/components/ui/stepper.test.ts › typing › %j stays as it is, for the form to say what is wrong',
        ],
      },
      {
        says: 'A player who is added to a match needs team, player and position.',
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
        ],
      },
      {
        says: 'The players to add are of the chosen team and not in the match yet.',
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › says what was added, changes the kind with the arrows, and lists players of the two teams only',
        ],
      },
      {
        says: 'The box of players in the dialog finds them by gamertag, and by the name of their team.',
        tests: ['web/src/features/results/people.test.ts › are found by gamertag, and then by the name of the team'],
      },
      {
        says: 'Only approved players are offered for a match, and taken.',
        tests: [
          'query-api/matches/match-players.test.ts › who may stand in the rows of a match › is in one of its teams now, or was on its day',
          'command-api/match/lines.test.ts › lines of a result › are refused at the player who %s',
        ],
        rows: ["command-api/match/lines.test.ts: 'is not approved'"],
      },
      {
        says: 'Rows without a player are not recorded.',
        tests: [
          'web/src/features/results/list-form.test.ts › the lists of a form › are sent whole once one row changes, without rows that have no player',
        ],
      },
      {
        says: "A walkover needs its winner: 'Hükmen maç için kazanan takımı seçmelisiniz!'",
        tests: [
          'command-api/match/routes.test.ts › entering a result through the control panel › refuses a walkover without a winner (%j)',
          'tests/acceptance/web/results.test.ts › entering a result › needs the winner of a walkover, shows the score that follows, and restores the typed score afterwards',
        ],
      },
      {
        says: 'The minute of an incident lies from 1 to 120.',
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › enters a goal by three taps on a phone, takes it back, and has it in the details after a save',
          'web/src/features/results/quick-incident-rules.test.ts › the minute of an incident › is a whole number from 1 to 120',
        ],
      },
      {
        says: 'A line-up has eight places a side.',
        tests: [
          'web/src/features/results/list-form.test.ts › the lists of a form › have eight places a side, of which those without a player are not recorded',
          'command-api/match/lines.test.ts › lines of a result › have at most eight starters of a side',
        ],
      },
      {
        says: 'Goals and assists belong to players of the side.',
        tests: [
          'command-api/match/lines.test.ts › lines of a result › are refused at a player of the other team',
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › says what was added, changes the kind with the arrows, and lists players of the two teams only',
        ],
      },
      {
        says: 'A decrease takes 1 to 10, and 1 where nothing is said.',
        tests: [
          'command-api/statistics/routes.test.ts › a decrease › takes the amount off each that is chosen, one without it',
          'command-api/statistics/routes.test.ts › a decrease › with %j is refused at %s',
          'tests/acceptance/web/statistics-texts.test.ts › the sentences about what players have done › a deletion is chosen by keyboard: all stands alone, is not decreased, and nothing is sent without a choice',
        ],
      },
      {
        says: 'A player without any statistics has nothing to delete.',
        tests: [
          'web/src/features/player-statistics/totals.test.ts › has anything to take back where one figure is above 0',
        ],
        rows: ['tests/acceptance/web/statistics-texts.test.ts: Silinecek istatistik yok'],
      },
      {
        says: 'A statistic that is 0 cannot be chosen.',
        tests: [
          'web/src/features/player-statistics/stat-choices.browser.test.tsx › a figure that is 0 cannot be chosen, and says why; all cannot be decreased',
        ],
      },
      {
        says: 'A deletion needs a choice.',
        tests: [
          'tests/acceptance/web/statistics-texts.test.ts › the sentences about what players have done › a deletion is chosen by keyboard: all stands alone, is not decreased, and nothing is sent without a choice',
        ],
      },
      {
        says: 'Choosing all unticks the others.',
        tests: [
          "web/src/features/player-statistics/totals.test.ts › choosing 'all' unticks the others, and another unticks 'all'",
          "web/src/features/player-statistics/stat-choices.browser.test.tsx › 'all' stands alone, and any other choice takes it back",
        ],
      },
      {
        says: "A referee's result needs both scores: 'Lütfen her iki takımın skorunu girin.'",
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › enters a result on the own profile, once both scores stand',
        ],
        rows: ['tests/acceptance/web/referee-texts.test.ts: Lütfen her iki takımın skorunu girin.'],
      },
      {
        says: 'The scores of a referee are sent as whole numbers.',
        tests: [
          'tests/acceptance/web/results.test.ts › entering a result › accepts only whole numbers up to 99: says so, keeps the typed text and sends nothing',
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
      },
    ],
  },
  {
    title: 'Fields of officials and of the plan',
    rows: [
      {
        says: 'Who stands at a match holds the office.',
        tests: [
          'command-api/assignments/routes.test.ts › the main %s of a match › holds the office, and stands at a match that there is',
        ],
      },
      {
        says: 'The link of a channel is a web address.',
        tests: ['command-api/officials/routes.test.ts › an application › of %j is refused at %s'],
      },
      {
        says: 'Only the main referee updates a match.',
        tests: ['command-api/match/referees.test.ts › who enters a result › is nobody else, whatever the call'],
      },
      {
        says: "A referee's appointment needs a player: 'Lütfen bir oyuncu seçin.'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Lütfen bir oyuncu seçin.'],
      },
      {
        says: "A broadcaster's appointment needs player, platform and link: 'Lütfen oyuncu, platform ve kanal linki seçin.'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Lütfen oyuncu, platform ve kanal linki seçin.'],
      },
      {
        says: "A schedule needs date and time: 'Tarih ve saat gerekli.'",
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › gives a match its date and its stadium, and asks for the date and the time',
        ],
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Tarih ve saat gerekli.'],
      },
      {
        says: "Without a stadium the league's own one stands.",
        tests: [
          'command-api/match/routes.test.ts › scheduling › keeps the instant in UTC, and the league’s own stadium when none is named',
        ],
      },
      {
        says: "An assignment of a referee needs one: 'Hakem seçmelisiniz.'",
        tests: [
          'command-api/assignments/routes.test.ts › the main %s of a match › holds the office, and stands at a match that there is',
        ],
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Hakem seçmelisiniz.'],
      },
      {
        says: "An assignment of a broadcaster needs one: 'Yayıncı seçmelisiniz.'",
        tests: [
          'command-api/assignments/routes.test.ts › the main %s of a match › holds the office, and stands at a match that there is',
        ],
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Yayıncı seçmelisiniz.'],
      },
    ],
  },
  {
    title: 'Questions before an act',
    rows: [
      {
        says: 'The deletion of a team asks first, and says what becomes of its matches and players.',
        tests: [
          'tests/acceptance/web/team-management.test.ts › managing teams › deletes a team after a question with real counts: its matches go, its players become free',
          'tests/acceptance/web/team-management.test.ts › managing teams › deletes the players with their team where the admin says so',
        ],
      },
      {
        says: 'The deletion of a player asks first, and says that it cannot be taken back.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › deletes a player after a question with what goes and what stays',
        ],
      },
      {
        says: 'The release of a player asks first.',
        tests: [
          'tests/acceptance/web/player-management.test.ts › managing players › makes a player free after a question that names the team',
        ],
      },
      {
        says: 'The repair of all scores asks first.',
        rows: ['tests/acceptance/web/dashboard-texts.test.ts: Bütün skorlar düzeltilsin mi?'],
      },
      {
        says: 'The deletion of all matches asks first, for a reason.',
        tests: [
          'tests/acceptance/web/league-plan.test.ts › league planning › shows the weeks before anything is recorded, records them, and deletes them for a reason',
        ],
      },
      {
        says: "The end of a referee's office asks 'X hakemlikten çıkarılsın mı?'",
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › an admin dismisses a referee after a question, and the profile loses the badge',
        ],
        rows: ['tests/acceptance/web/official-texts.test.ts: Oyuncu 2 hakemlikten çıkarılsın mı?'],
      },
      {
        says: "The end of a broadcaster's office asks 'X yayıncılıktan çıkarılsın mı?'",
        rows: ['tests/acceptance/web/official-texts.test.ts: Oyuncu 2 yayıncılıktan çıkarılsın mı?'],
      },
      {
        says: "The removal of a referee from a match asks 'Hakemi maçtan kaldırmak istediğinizden emin misiniz?'",
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › removes a $office only after a question, and the row says so',
        ],
        rows: ['tests/acceptance/web/match-plan-texts.test.ts: Hakemi maçtan kaldırmak istediğinizden emin misiniz?'],
      },
      {
        says: "The removal of a broadcaster from a match asks 'Yayıncıyı maçtan kaldırmak istediğinizden emin misiniz?'",
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › removes a $office only after a question, and the row says so',
        ],
        rows: [
          'tests/acceptance/web/match-plan-texts.test.ts: Yayıncıyı maçtan kaldırmak istediğinizden emin misiniz?',
        ],
      },
    ],
  },
];
