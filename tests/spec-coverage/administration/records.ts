import type { CoverageChapter } from '../coverage-row.ts';

/** What is known of each thing, its states and the rules of its fields. */
export const records: readonly CoverageChapter[] = [
  {
    title: 'What is known',
    rows: [
      {
        says: 'The settings have title, dates, colour under both names, logo, links, play-off and relegation.',
        tests: [
          'query-api/settings/routes.test.ts › answers what was set, the colour under both names',
          'projector/projections/settings.projection.test.ts › settings › takes the texts and dates of the tournament',
        ],
      },
      {
        says: 'The settings have rules and awards.',
        tests: [
          'tests/acceptance/web/dashboard.test.ts › an admin on the dashboard › changes title, colour, links and news, and a visitor on the home page sees each at once',
        ],
      },
      {
        says: 'A team has id, name, logo and the time of its creation; without a logo of its own it has the default path.',
        tests: [
          'query-api/teams/routes.test.ts › GET /api/teams › answers the teams by name, with what they did in the current season',
        ],
      },
      {
        says: 'A player has gamertag, position, number, approval, admin access, roles, team, rating and totals.',
        tests: [
          'query-api/players/routes.test.ts › GET /api/players › answers the approved players by gamertag, in the order of the Turkish alphabet',
          'query-api/players/statistics.test.ts › totals › stand with each player in the list, the first screen of it, and the squad',
        ],
      },
      {
        says: 'Admins read PSO id, e-mail and real name of a player besides.',
        tests: [
          'query-api/players/routes.test.ts › GET /api/players › answers admins all players, with what only they may read',
        ],
      },
      {
        says: 'A profile says which offices its player holds.',
        tests: ['query-api/officials/routes.test.ts › an office on a profile › is shown to everybody while it is held'],
      },
      {
        says: 'A match has week, date, status, both teams, scores, stadium and what is known of a walkover.',
        tests: [
          'query-api/matches/routes.test.ts › GET /api/matches/{id}/details › answers a finished match with score and cards',
          'query-api/matches/routes.test.ts › GET /api/matches/{id}/details › names the winner of a walkover',
        ],
      },
      {
        says: 'Calls take the older names of sides and scores; answers have the newer ones alone.',
        tests: [
          'command-api/match/routes.test.ts › entering a result by the older names › is the same result',
          'command-api/match/result-bodies.test.ts › %s › takes the older names of the scores as well as the new',
        ],
      },
      {
        says: 'A match has the figures of its players, its line-ups and its incidents.',
        tests: [
          'query-api/matches/routes.test.ts › the lines of GET /api/matches/{id} › come with line-ups as they were sent, and incidents by minute with the side of their players',
          'query-api/matches/routes.test.ts › the lines of GET /api/matches/{id} › say null where nothing was recorded, and what was where it was',
        ],
      },
      {
        says: 'A match names its main referee, its main broadcaster and its streams, in both shapes.',
        tests: ['query-api/matches/officials.test.ts › the officials of a match › are told whole with the match'],
      },
      {
        says: 'The own matches of an official say in which place the official stands.',
        tests: [
          'query-api/matches/officials.test.ts › the officials of a match › find their own matches, with the place that they have there',
        ],
      },
      {
        says: 'An incident has type, minute, description and player.',
        tests: [
          'command-api/match/line-routes.test.ts › %s › takes lines, line-ups and incidents; the server fills team and number',
        ],
      },
      {
        says: "The history of a player has each match with its score, and the player's goals, assists and saves.",
        tests: [
          'query-api/players/statistics.test.ts › GET /api/players/gamertag/{gamertag}/matches › answers each match with its teams, its score, and the outcome for the side of the line',
        ],
      },
      {
        says: 'New fixtures are answered with message, teams, matches, weeks and matches a week.',
        tests: [
          'command-api/season/routes.test.ts › generating fixtures › for 12 teams answers 66 matches in 11 weeks of 6',
        ],
      },
      {
        says: 'A referee in the list of admins has name, user name, e-mail, level, years and approval.',
        tests: [
          'query-api/officials/routes.test.ts › all officials › are listed with those who wait first, and without those who were dismissed',
        ],
      },
      {
        says: 'A broadcaster in the list of admins has channel and platform besides.',
        tests: [
          'query-api/officials/routes.test.ts › all officials › are listed with those who wait first, and without those who were dismissed',
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a refused player reads so on the own profile and applies again',
        ],
      },
      {
        says: 'A referee in office has player, day, number of matches and notes.',
        tests: [
          'query-api/officials/routes.test.ts › the officials in office › are listed with what only admins may read',
        ],
      },
      {
        says: 'A broadcaster in office has player, platform, link, channel, notes, day and number of broadcasts.',
        tests: [
          'query-api/officials/routes.test.ts › the officials in office › are listed with what only admins may read',
        ],
      },
      {
        says: 'The figures of the dashboard are the numbers of players, teams, matches and finished matches.',
        tests: [
          'query-api/dashboard/routes.test.ts › the dashboard › counts teams, approved players, the matches of the season and the totals of its players',
        ],
      },
      {
        says: 'A player has one of eleven positions.',
        tests: [
          'web/src/features/players/player-list.test.ts › the search in the address of the players › offers the eleven positions that a player can have, and not those of line-ups only',
        ],
      },
      {
        says: 'Each position has a badge.',
        tests: [
          'web/src/components/league/person.browser.test.tsx › says a position by its letters to the eye and by its name to screen readers',
        ],
      },
      {
        says: "A platform is Twitch, YouTube, 'Facebook Gaming', Kick, 'TikTok Live', 'Instagram Live' or 'Diğer', each with a sign and a colour; any other is refused.",
        tests: [
          'web/src/components/league/broadcast-badge.browser.test.tsx › shows each of the seven platforms by its name, a sign and a colour of its own',
          'command-api/officials/routes.test.ts › an application › of %j is refused at %s',
          'web/src/features/match-plan/official-options.test.ts › the choices for a match › are the broadcasters in office, with platform and channel',
        ],
        rows: ["command-api/officials/routes.test.ts: platform: 'Radyo'"],
      },
    ],
  },
  {
    title: 'States',
    rows: [
      {
        says: "A match is planned, live, finished or cancelled; a referee reads 'Planlandı', 'Canlı', 'Bitti' and 'İptal'.",
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
      },
      {
        says: "Lists of admins say 'Tamamlandı' of a finished match.",
        tests: [
          'tests/acceptance/web/match-plan.test.ts › the plan of the matches › lists week, teams, date and stadium, status, score once it is over, both officials and the three acts',
        ],
      },
      {
        says: "A status is taken in any case, and 'completed' for finished.",
        tests: [
          'command-api/match/routes.test.ts › entering a result through the control panel › takes %s for finished',
        ],
      },
      {
        says: "A status that a page does not know is 'Bilinmiyor'.",
        tests: ['web/src/components/league/match-text.test.ts › a match as a sentence › says that a status is unknown'],
      },
      {
        says: 'An admin moves a match to any status.',
        tests: [
          'command-api/match/decider-status.test.ts › moving a match to another status › goes live without a score',
          'command-api/match/decider-status.test.ts › moving a match to another status › annuls the result of a finished match that goes back to %s',
        ],
      },
      {
        says: 'Entering a result finishes the match.',
        tests: [
          'command-api/match/decider.test.ts › entering a result › finishes a planned match',
          'command-api/match/decider.test.ts › entering a result › finishes a live match',
        ],
      },
      {
        says: 'The main referee moves the own match to any status.',
        tests: [
          'command-api/match/referees.test.ts › who enters a result › is the main referee, or an admin for anybody',
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
      },
      {
        says: 'The main referee corrects a finished match.',
        tests: [
          'tests/acceptance/web/referee-panel.test.ts › a referee › finds the own matches, enters and corrects the result as main referee, and reads why the VAR enters none',
        ],
      },
      {
        says: 'A walkover stands at 0-0 until its winner is chosen.',
        tests: [
          'web/src/features/results/result-form.test.ts › a walkover › is 0-0 until a winner is chosen, and needs one',
        ],
      },
      {
        says: 'It is then 3-0 for the home side or 0-3 for the away side.',
        tests: [
          'web/src/features/results/result-form.test.ts › a walkover › is 3-0 or 0-3',
          'command-api/match/decider.test.ts › a walkover › is 3-0 for the home side and 0-3 for the away side',
        ],
      },
      {
        says: 'A walkover has no scorers, figures or line-ups.',
        tests: [
          'command-api/match/decider.test.ts › a walkover › replaces a result that was played, lines and all',
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › removes a row and brings it back, and writes none of a walkover',
        ],
      },
      {
        says: 'A player waits until an admin approves the registration.',
        tests: [
          'command-api/player/decider.test.ts › registering › makes a player who is not approved yet',
          'command-api/player/decider.test.ts › approving › happens once',
        ],
      },
      {
        says: 'A player is free or in one team; an assignment and a release move the player.',
        tests: [
          'command-api/player/decider.test.ts › assigning › takes the player from where the player is',
          'command-api/player/decider.test.ts › releasing › makes a player free, once',
        ],
      },
      {
        says: "An application waits ('Beklemede') until it is approved ('Onaylı') or rejected ('Reddedildi').",
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a player applies as referee, an admin sees it at once and approves it, and visitors see the badge',
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a refused player reads so on the own profile and applies again',
        ],
      },
      {
        says: 'Approved officials have no buttons that approve or reject.',
        tests: [
          'tests/acceptance/web/officials.test.ts › referees and broadcasters › a player applies as referee, an admin sees it at once and approves it, and visitors see the badge',
        ],
      },
      {
        says: 'The stream of a broadcaster is started and stopped.',
        tests: [
          'command-api/broadcast/decider.test.ts › a stream of a match › is started and stopped once, by a broadcaster of the match',
        ],
      },
      {
        says: 'Its viewers can be counted only while it runs.',
        tests: [
          'tests/acceptance/web/broadcasts.test.ts › a broadcaster › starts a stream, to which lists, home and the match lead without a reload until it is stopped',
          'command-api/broadcast/decider.test.ts › a stream of a match › is neither started nor started again by a count alone',
        ],
      },
      {
        says: 'Statistics are reset or decreased.',
        tests: [
          'command-api/statistics/routes.test.ts › a reset of a player › records the totals that are chosen, with what stood',
          'command-api/statistics/routes.test.ts › a decrease › takes the amount off each that is chosen, one without it',
        ],
      },
      {
        says: 'A card that is given stands in the form until it is saved.',
        tests: [
          'tests/acceptance/web/result-lines.test.ts › the lines of a result › leads from the list to the page of the match, whose rows are edited and saved',
        ],
      },
      {
        says: 'A player has won, drawn or lost by the side for which the player stood.',
        tests: ['events/src/rules/statistics.test.ts › a player of side %s has at %i-%i a %s'],
      },
      {
        says: 'A date and a stadium are given together or alone.',
        tests: [
          'command-api/match/decider.test.ts › scheduling a match › moves it to another day and says from when to when',
          'command-api/match/decider.test.ts › scheduling a match › changes the stadium alone',
        ],
      },
      {
        says: 'An official who is assigned or removed changes who stands at the match.',
        tests: [
          'command-api/assignments/routes.test.ts › the main %s of a match › is assigned and removed by an admin',
        ],
      },
      {
        says: 'Who holds an office already is no candidate for it.',
        tests: [
          'web/src/features/officials/candidates.test.ts › the candidates for an office › are approved players without the office, by gamertag',
        ],
      },
      {
        says: 'Play-off and relegation are switched on and off.',
        tests: [
          'projector/projections/settings.projection.test.ts › settings › changes one play-off setting and leaves the others',
          'tests/acceptance/web/zone-settings.test.ts › the settings of play-off and relegation › refuse zones that overlap at the field; once saved, relegation leads back to the start of the administration',
        ],
      },
    ],
  },
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
