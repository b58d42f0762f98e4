import { Avatar, Crest } from '../components/crest.tsx';
import { MatchCard } from '../components/match-card.tsx';
import { plateOf } from '../components/match-text.ts';
import { ScorePlate } from '../components/score-plate.tsx';
import { matches, teams } from './display-samples.ts';
import { Line, Part, SampleLink } from './display-parts.tsx';

const sizes = [20, 24, 32, 48, 64, 96] as const;

const Marks = () => (
  <Part title="Crest · Avatar">
    <Line>
      {sizes.map((size) => (
        <Crest key={size} team={teams.bogazici} size={size} />
      ))}
      {sizes.map((size) => (
        <Avatar key={size} person={{ id: `a${size}`, name: 'Ardıç' }} size={size} />
      ))}
    </Line>
    <Line>
      {Array.from({ length: 16 }, (_, index) => (
        <Crest key={index} team={{ _id: `team-${index}`, name: `Örnek ${index + 1}`, logo: '' }} size={32} />
      ))}
      <Crest team={{ _id: 'own', name: 'Own', logo: '/favicon.svg' }} size={48} />
      <Crest team={teams.igdir} size={48} />
    </Line>
  </Part>
);

const Plates = () => (
  <Part title="ScorePlate">
    {(['S', 'M', 'L'] as const).map((size) => (
      <Line key={size}>
        {matches.slice(0, 7).map((match) => (
          <ScorePlate key={match._id} plate={plateOf(match)} size={size} time="21:00" />
        ))}
      </Line>
    ))}
    {(['S', 'M', 'L'] as const).map((size) => (
      <Line key={size}>
        {matches.slice(0, 7).map((match) => (
          <ScorePlate
            key={match._id}
            plate={plateOf(match)}
            size={size}
            layout="inline"
            time="21:00"
            timeInside={size === 'S'}
          />
        ))}
      </Line>
    ))}
  </Part>
);

/** Crests, plates and match cards in every state. */
export const MatchShowcase = () => (
  <>
    <Marks />
    <Plates />
    <Part title="MatchCard">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {matches.map((match, index) => (
          <li key={match._id}>
            <MatchCard
              match={match}
              changed={index === 2}
              withDay={index === 7}
              link={(parts) => <SampleLink href={`#${match._id}`} {...parts} />}
            />
          </li>
        ))}
      </ul>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {matches.map((match) => (
          <li key={match._id}>
            <MatchCard
              match={match}
              variant="tile"
              withDay
              link={(parts) => <SampleLink href={`#${match._id}`} {...parts} />}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-3 lg:grid-cols-2">
        {matches.map((match) => (
          <div key={match._id} className="rounded-card border border-line bg-surface">
            <MatchCard match={match} variant="header" withDay />
          </div>
        ))}
      </div>
    </Part>
  </>
);
