import { CREST_COLOURS, CREST_PATTERNS, crestWord } from '@league/query-api/contract/crest.ts';
import { simpleBroadcaster } from '@league/query-api/contract/officials.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import type { ComponentProps, ReactNode } from 'react';
import { BroadcastBadge } from '../components/league/broadcast-badge.tsx';
import { PlayerDisc } from '../components/league/player-disc.tsx';
import { CentreCircle } from '../components/league/centre-circle.tsx';
import { CornerArc } from '../components/league/corner-arc.tsx';
import { Crest } from '../components/league/crest.tsx';
import { FormMarks } from '../components/league/form-marks.tsx';
import type { LineupEntry } from '../components/league/lineup-places.ts';
import { MatchCard } from '../components/league/match-card.tsx';
import { plateOf } from '../components/league/match-text.ts';
import { OutcomeLetter } from '../components/league/outcome-letter.tsx';
import { PitchLineup } from '../components/league/pitch-lineup.tsx';
import { PlatformGlyph } from '../components/league/platform-badge.tsx';
import { Podium } from '../components/league/podium.tsx';
import { PositionBadge } from '../components/league/position-badge.tsx';
import { OverallBadge, RatingBadge } from '../components/league/rating-badge.tsx';
import { RoleBadge } from '../components/league/role-badge.tsx';
import { ScorePlate } from '../components/league/score-plate.tsx';
import { StatBar } from '../components/league/stat-bar.tsx';
import { TargetBar } from '../components/league/target-bar.tsx';
import { WeekBox } from '../components/league/week-box.tsx';
import { WeekPicker } from '../components/league/week-picker.tsx';
import { WinRing } from '../components/league/win-ring.tsx';
import type { LinkParts } from '../components/ui/link-parts.ts';
import { type Cases, each, Held, Row } from './cases.tsx';
import { matches, teams } from './samples.ts';

const sizes = [24, 32, 48, 64] as const;
const formation = ['Kaleci', 'Sol Bek', 'Stoper', 'Sağ Bek', 'Sol Orta Saha', 'Sağ Orta Saha', 'Sol Forvet', 'Libero'];

const eight = (side: string): readonly LineupEntry[] =>
  formation.map((position, index) => ({
    key: `${side}${index}`,
    name: index === 4 ? 'XxCanavarGolcüxX' : `${side} ${index + 1}`,
    position,
    number: index === 3 ? null : index * 9 + 1,
    goals: index === 6 ? 2 : 0,
  }));

const form = (['win', 'draw', 'win', 'loss', 'win', 'win'] as const).map((outcome, index) => ({
  key: String(index),
  outcome,
  sentence: `Kartal ${index}–1 Çamlıca`,
}));

const plates = (layout: 'stacked' | 'inline'): ReactNode =>
  (['S', 'M', 'L'] as const).map((size) => (
    <Row key={size}>
      {matches.slice(0, 7).map((match) => (
        <ScorePlate key={match._id} plate={plateOf(match)} size={size} layout={layout} time="21:00" />
      ))}
    </Row>
  ));

const weeks = (total: number) => (
  <Held start={7}>{(week, change) => <WeekPicker week={week} total={total} current={8} onChange={change} />}</Held>
);

/** Stands for the links that pages make to their routes. */
const linkTo: ComponentProps<typeof MatchCard>['link'] = ({ children, ...rest }) => (
  <a href="#match" {...rest}>
    {children}
  </a>
);

const onPodium = (gamertag: string, team: TeamReference | null, figure: string) => ({
  player: { _id: gamertag, gamertag, jerseyNumber: 9 },
  team,
  figure,
  unit: 'gol',
  link: ({ children, ...rest }: LinkParts) => (
    <a href="#oyuncu" {...rest}>
      {children}
    </a>
  ),
});

export const league: Cases = {
  Crest: {
    boylar: (
      <Row>
        {sizes.map((size) => (
          <Crest key={size} team={teams.bogazici} size={size} />
        ))}
      </Row>
    ),
    'renkler, logolar': (
      <Row>
        {CREST_COLOURS.map((primary, index) => {
          const secondary = primary === 'white' ? 'red' : 'white';
          const pattern = CREST_PATTERNS[index % CREST_PATTERNS.length] ?? 'plain';
          const team = { _id: primary, name: 'Örnek', logo: '', crest: crestWord({ primary, secondary, pattern }) };
          return <Crest key={primary} team={team} size={48} />;
        })}
        <Crest team={{ ...teams.ege, logo: '/favicon.svg' }} size={48} />
        <Crest team={teams.igdir} size={48} />
      </Row>
    ),
  },
  'PlayerDisc, PositionBadge, RoleBadge': {
    boylar: (
      <Row>
        {([28, 36, 44, 52, 66] as const).map((size) => (
          <PlayerDisc
            key={size}
            player={{ gamertag: 'ışıkKral', jerseyNumber: 10, currentTeam: teams.ege }}
            size={size}
          />
        ))}
        <PlayerDisc player={{ gamertag: 'ışıkKral', jerseyNumber: 10 }} />
        <PlayerDisc player={{ gamertag: 'ışıkKral', currentTeam: teams.bogazici }} />
        {null}
      </Row>
    ),
    mevkiler: (
      <Row>
        {[...formation, 'Sağ Kanat', 'Defans', 'Orta Saha', 'Forvet', null].map((position) => (
          <PositionBadge key={position} position={position} />
        ))}
        <PositionBadge position="Sol Orta Saha" long />
        <RoleBadge of="admin" />
      </Row>
    ),
  },
  ScorePlate: { 'üst üste': plates('stacked'), 'yan yana': plates('inline') },
  'MatchCard, satır': {
    hepsi: (
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {matches.map((match, index) => (
          <li key={match._id}>
            <MatchCard match={match} changed={index === 2} link={linkTo} />
          </li>
        ))}
      </ul>
    ),
  },
  'MatchCard, baş': each(
    MatchCard,
    Object.fromEntries(matches.map((match) => [match._id, { match, variant: 'header' }])),
  ),
  'WeekPicker, WeekBox': {
    '11 hafta': weeks(11),
    '38 hafta': weeks(38),
    kutu: <Held start={7}>{(week, change) => <WeekBox key={week} week={week} onChange={change} />}</Held>,
  },
  FormMarks: {
    form: [0, 1, 3, 6].map((length) => <FormMarks key={length} entries={form.slice(0, length)} />),
  },
  OutcomeLetter: {
    harfler: (
      <Row>
        {(['win', 'draw', 'loss'] as const).map((outcome) => (
          <OutcomeLetter key={outcome} outcome={outcome} />
        ))}
      </Row>
    ),
  },
  'RatingBadge, OverallBadge': {
    'maç puanı': (
      <Row>
        {[9.5, 8, 6.4, 5.9].map((rating) => (
          <RatingBadge key={rating} rating={rating} given />
        ))}
        <RatingBadge rating={6} given={false} />
      </Row>
    ),
    'genel puan': (
      <Row>
        {[91, 78.4, 66, 41].map((rating) => (
          <OverallBadge key={rating} rating={rating} />
        ))}
        <OverallBadge rating={78} bare />
      </Row>
    ),
  },
  WinRing: {
    boylar: (
      <Row>
        {([96, 144] as const).map((size) => (
          <WinRing key={size} wins={7} played={12} size={size} />
        ))}
      </Row>
    ),
    dereceler: (
      <Row>
        {[0, 3, 5, 7, 10].map((wins) => (
          <WinRing key={wins} wins={wins} played={10} />
        ))}
        <WinRing wins={0} played={0} />
      </Row>
    ),
  },
  TargetBar: each(TargetBar, {
    yarıda: { label: 'Gol hedefi', value: 7, target: 15 },
    boş: { label: 'Asist hedefi', value: 0, target: 10 },
    aşılmış: { label: 'Kurtarış hedefi', value: 31, target: 20 },
  }),
  StatBar: each(StatBar, {
    gol: { label: 'Gol', home: 3, away: 1, teams: { home: teams.bogazici, away: teams.ege } },
    kart: { label: 'Kırmızı kart', home: 0, away: 0, teams: { home: teams.bogazici, away: teams.ege } },
    pas: { label: 'Pas', home: 1204, away: 0, teams: { home: teams.bogazici, away: teams.ege } },
  }),
  Podium: each(Podium, {
    'üç kişi': {
      label: 'İlk üç, gol',
      entries: [
        onPodium('ArdaTheWall', teams.bogazici, '12'),
        onPodium('XxCanavar_GolcüxX_1987', teams.long, '10'),
        { ...onPodium('Silinen42', null, '9'), link: null },
      ],
    },
    'iki kişi: yok': { label: 'İlk üç', entries: [onPodium('Arda', teams.ege, '2')] },
  }),
  PitchLineup: each(PitchLineup, {
    'sekize sekiz': {
      home: { team: teams.bogazici, entries: eight('Ev') },
      away: { team: teams.ege, entries: eight('Dep') },
    },
  }),
  BroadcastBadge: {
    platformlar: (
      <Row>
        {simpleBroadcaster.shape.platform.options.map((platform) => (
          <BroadcastBadge key={platform} platform={platform} />
        ))}
      </Row>
    ),
  },
  'CornerArc, CentreCircle, PlatformGlyph': {
    çizimler: (
      <Row>
        <CornerArc />
        <CentreCircle />
        {(['twitch', 'youtube', 'kick', 'instagram', 'discord'] as const).map((platform) => (
          <PlatformGlyph key={platform} platform={platform} className="size-5" />
        ))}
      </Row>
    ),
  },
};
