/**
 * Nine matches of the European Championship of 2016, from an own goal in the round of 16 on, with all who scored (minute 45+2 is 47):
 * rows of a file as the import takes it (docs/operations.md#scorers).
 */
const TITLES = 'week,date,time,home,away,homeScore,awayScore,scorers';
const ROWS = `
1,2016-06-25,21:00,Wales,Northern Ireland,1,0,home:Gareth McAuley:75:og
1,2016-06-27,21:00,Italy,Spain,2,0,home:Giorgio Chiellini:33|home:Graziano Pellè:91
2,2016-06-30,21:00,Poland,Portugal,1,1,home:Robert Lewandowski:2|away:Renato Sanches:33
2,2016-07-01,21:00,Wales,Belgium,3,1,away:Radja Nainggolan:13|home:Ashley Williams:31|home:Hal Robson-Kanu:55|home:Sam Vokes:86
2,2016-07-02,21:00,Germany,Italy,1,1,home:Mesut Özil:65|away:Leonardo Bonucci:78
2,2016-07-03,21:00,France,Iceland,5,2,home:Olivier Giroud:12|home:Paul Pogba:20|home:Dimitri Payet:43|home:Antoine Griezmann:45|away:Kolbeinn Sigþórsson:56|home:Olivier Giroud:59|away:Birkir Bjarnason:84
3,2016-07-06,21:00,Portugal,Wales,2,0,home:Cristiano Ronaldo:50|home:Nani:53
3,2016-07-07,21:00,Germany,France,0,2,away:Antoine Griezmann:47|away:Antoine Griezmann:72
4,2016-07-10,21:00,Portugal,France,1,0,home:Éder:109
`
  .trim()
  .split('\n');

/** The same row as a list has it. */
const matchOf = (row: string) => {
  const [week, date, time, home, away, homeScore, awayScore, goals = ''] = row.split(',');
  const scorers = goals.split('|').map((goal) => {
    const [side, name, minute, own] = goal.split(':');
    return { name, side, minute: Number(minute), ...(own === 'og' && { ownGoal: true }) };
  });
  const numbers = { week: Number(week), homeScore: Number(homeScore), awayScore: Number(awayScore) };
  return { ...numbers, date, time, home, away, scorers };
};

/** The bodies with which the tournament is imported, in this order: the final comes as a file, the rest as a list. */
export const EURO_2016 = [
  { matches: ROWS.slice(0, -1).map(matchOf) },
  { csv: [TITLES, ...ROWS.slice(-1)].join('\n') },
].map((body) => ({ ...body, createTeams: true, createPlayers: true }));

/** Everybody who scored, with the team for which, and goals. Nobody has an own goal. */
export const EURO_2016_SCORERS: Readonly<Record<string, readonly [team: string, goals: number]>> = {
  'Antoine Griezmann': ['France', 3],
  'Olivier Giroud': ['France', 2],
  'Giorgio Chiellini': ['Italy', 1],
  'Graziano Pellè': ['Italy', 1],
  'Robert Lewandowski': ['Poland', 1],
  'Renato Sanches': ['Portugal', 1],
  'Radja Nainggolan': ['Belgium', 1],
  'Ashley Williams': ['Wales', 1],
  'Hal Robson-Kanu': ['Wales', 1],
  'Sam Vokes': ['Wales', 1],
  'Mesut Özil': ['Germany', 1],
  'Leonardo Bonucci': ['Italy', 1],
  'Paul Pogba': ['France', 1],
  'Dimitri Payet': ['France', 1],
  'Kolbeinn Sigþórsson': ['Iceland', 1],
  'Birkir Bjarnason': ['Iceland', 1],
  'Cristiano Ronaldo': ['Portugal', 1],
  Nani: ['Portugal', 1],
  Éder: ['Portugal', 1],
};
