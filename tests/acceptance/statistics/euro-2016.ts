/** Nine matches of the European Championship of 2016, from an own goal in the round of 16 on, with all who scored (minute 45+2 is 47). */

type Goal = readonly [name: string, side: 'home' | 'away', minute: number, ownGoal?: true];
type Match = readonly [week: number, date: string, home: string, away: string, score: string, goals: readonly Goal[]];

const MATCHES: readonly Match[] = [
  [1, '2016-06-25', 'Wales', 'Northern Ireland', '1-0', [['Gareth McAuley', 'home', 75, true]]],
  [
    1,
    '2016-06-27',
    'Italy',
    'Spain',
    '2-0',
    [
      ['Giorgio Chiellini', 'home', 33],
      ['Graziano Pellè', 'home', 91],
    ],
  ],
  [
    2,
    '2016-06-30',
    'Poland',
    'Portugal',
    '1-1',
    [
      ['Robert Lewandowski', 'home', 2],
      ['Renato Sanches', 'away', 33],
    ],
  ],
  [
    2,
    '2016-07-01',
    'Wales',
    'Belgium',
    '3-1',
    [
      ['Radja Nainggolan', 'away', 13],
      ['Ashley Williams', 'home', 31],
      ['Hal Robson-Kanu', 'home', 55],
      ['Sam Vokes', 'home', 86],
    ],
  ],
  [
    2,
    '2016-07-02',
    'Germany',
    'Italy',
    '1-1',
    [
      ['Mesut Özil', 'home', 65],
      ['Leonardo Bonucci', 'away', 78],
    ],
  ],
  [
    2,
    '2016-07-03',
    'France',
    'Iceland',
    '5-2',
    [
      ['Olivier Giroud', 'home', 12],
      ['Paul Pogba', 'home', 20],
      ['Dimitri Payet', 'home', 43],
      ['Antoine Griezmann', 'home', 45],
      ['Kolbeinn Sigþórsson', 'away', 56],
      ['Olivier Giroud', 'home', 59],
      ['Birkir Bjarnason', 'away', 84],
    ],
  ],
  [
    3,
    '2016-07-06',
    'Portugal',
    'Wales',
    '2-0',
    [
      ['Cristiano Ronaldo', 'home', 50],
      ['Nani', 'home', 53],
    ],
  ],
  [
    3,
    '2016-07-07',
    'Germany',
    'France',
    '0-2',
    [
      ['Antoine Griezmann', 'away', 47],
      ['Antoine Griezmann', 'away', 72],
    ],
  ],
  [4, '2016-07-10', 'Portugal', 'France', '1-0', [['Éder', 'home', 109]]],
];

/** The final comes as a file, the rest as a list. */
const isFinal = ([week]: Match): boolean => week === 4;

const rowOf = ([week, date, home, away, score, goals]: Match) => {
  const [homeScore, awayScore] = score.split('-').map(Number);
  const scorers = goals.map(([name, side, minute, ownGoal]) => ({ name, side, minute, ...(ownGoal && { ownGoal }) }));
  return { week, date, time: '21:00', home, away, homeScore, awayScore, scorers };
};

const lineOf = ([week, date, home, away, score, goals]: Match): string => {
  const scorers = goals.map(([name, side, minute, ownGoal]) => `${side}:${name}:${minute}${ownGoal ? ':og' : ''}`);
  return [week, date, '21:00', home, away, ...score.split('-'), scorers.join('|')].join(',');
};

/** The bodies with which the tournament is imported, in this order. */
export const EURO_2016 = [
  { matches: MATCHES.filter((match) => !isFinal(match)).map(rowOf) },
  { csv: ['week,date,time,home,away,homeScore,awayScore,scorers', ...MATCHES.filter(isFinal).map(lineOf)].join('\n') },
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
