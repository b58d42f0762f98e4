import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Crest } from '../../components/league/crest.tsx';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { shortNames } from '../../components/league/short-names.ts';
import { Button } from '../../components/ui/button.tsx';
import { NumberField } from '../../components/ui/field.tsx';
import { typedCount } from '../../components/ui/stepper.tsx';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { incidentTypes } from '../../messages/tr/stored-words.ts';
import { IncidentGlyph } from '../match/incident-glyph.tsx';
import { useNow } from '../matches/use-today.ts';
import type { IncidentForm, Side } from './list-form.ts';
import { type MatchPerson, ofSide, type People } from './people.ts';
import {
  type Entered,
  figureOf,
  incidentLine,
  minuteIn,
  minuteSince,
  newestFirst,
  QUICK_TYPES,
} from './quick-incident-rules.ts';
import type { Lines } from './use-lines.ts';
import type { MatchPeople } from './use-people.ts';
import type { ResultEditor } from './use-result-form.ts';

const words = lineMessages.quick;

type ToggleProps = { readonly pressed: boolean; readonly onPress: () => void; readonly children: ReactNode };

/** One of a few choices, of a thumb's height. */
const Toggle = ({ pressed, onPress, children }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="flex min-h-12 min-w-0 items-center gap-2 rounded-control border border-control bg-surface px-3 py-1 text-left text-meta font-semibold hover:bg-hover aria-pressed:border-text aria-pressed:bg-text aria-pressed:text-bg"
  >
    {children}
  </button>
);

type PlayersProps = {
  readonly match: MatchAnswer;
  readonly side: Side;
  readonly people: MatchPeople;
  readonly onTap: (person: MatchPerson) => void;
};

const instead = {
  ready: words.noPlayers,
  waiting: lineMessages.waiting,
  failed: words.playersFailed,
} satisfies Readonly<Record<MatchPeople['state'], string>>;

const Players = ({ match, side, people: { people, state }, onTap }: PlayersProps) => {
  const team = match[`${side}Team`];
  const players = ofSide(people, side);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.players(team.name)}</legend>
      {players.length === 0 && <p className="text-meta text-text-2">{instead[state]}</p>}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {players.map((person) => (
          <button
            key={person.id}
            type="button"
            onClick={() => onTap(person)}
            className="flex min-h-12 min-w-0 items-center gap-2 rounded-control border border-control bg-surface px-1.5 py-1 text-left text-meta leading-tight font-semibold hover:bg-hover active:border-text active:bg-line"
          >
            <PlayerDisc
              player={{ gamertag: person.gamertag, jerseyNumber: person.number, currentTeam: team }}
              size={36}
            />
            <span className="min-w-0 wrap-anywhere">{person.gamertag}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};

type EnteredListProps = {
  readonly incidents: readonly IncidentForm[];
  readonly people: People;
  readonly onRemove: (entered: Entered) => void;
};

/** What was entered so far. Its heading takes the focus of a button that goes with its incident. */
const EnteredList = ({ incidents, people, onRemove }: EnteredListProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div>
      <h4 ref={heading} tabIndex={-1} className="text-meta font-bold outline-none">
        {words.entered}
      </h4>
      {incidents.length === 0 && <p className="text-meta text-text-2">{words.nothing}</p>}
      <ul>
        {newestFirst(incidents).map((entered) => {
          const line = incidentLine(entered.incident, people);
          return (
            <li
              key={entered.index}
              className="flex min-h-12 items-center gap-2 border-b border-line py-0.5 last:border-b-0"
            >
              <IncidentGlyph type={entered.incident.type} />
              <span className="min-w-0 flex-1 text-meta tabular-nums wrap-anywhere">{line}</span>
              <Button
                variant="ghost"
                aria-label={words.removeOf(line)}
                onClick={() => {
                  heading.current?.focus();
                  onRemove(entered);
                }}
              >
                {words.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

type QuickIncidentsProps = {
  readonly editor: ResultEditor;
  readonly match: MatchAnswer;
  readonly people: MatchPeople;
  readonly lines: Lines;
};

/**
 * Enters an incident in three taps: what, side and player. A goal or a card counts in the player's row too; the score never
 * changes by it. The minute follows the clock until one is typed, which stays.
 */
export const QuickIncidents = ({ editor: { form, values }, match, people, lines }: QuickIncidentsProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<IncidentForm['type']>('goal');
  const [side, setSide] = useState<Side>('home');
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const [said, setSaid] = useState({ count: 0, text: '' });
  const clock = minuteSince(match.date, useNow());
  const short = shortNames([match.homeTeam, match.awayTeam]);
  const say = (text: string) => setSaid(({ count }) => ({ count: count + 1, text }));
  const incidents = () => form.getValues('incidents') as IncidentForm[];
  // The form tells each list that shows the incidents when they are set, but not when one list appends to them.
  const replace = (next: IncidentForm[]) => form.value('incidents').onChange(next);

  const add = (person: MatchPerson) => {
    const minute = typed === null ? clock : minuteIn(typedCount(typed));
    if (minute === null) {
      setRefused(true);
      box.current?.focus();
      return;
    }
    replace([...incidents(), { type, minute, player: person.id, description: '' }]);
    const figure = figureOf(type);
    if (figure !== undefined) lines.add({ person, side }, figure);
    say(words.added(lineMessages.incidents.text(minute, incidentTypes[type]), person.gamertag));
  };
  const remove = ({ incident, index }: Entered) => {
    replace(incidents().filter((_, at) => at !== index));
    const figure = figureOf(incident.type);
    if (figure !== undefined && incident.player !== '') lines.takeOne(incident.player, figure);
    say(words.removed(incidentLine(incident, people.people)));
  };

  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h3 id={id} className="text-h3 font-bold">
        {words.title}
      </h3>
      <fieldset className="min-w-0">
        <legend className="sr-only">{words.types}</legend>
        <div className="flex flex-wrap gap-2">
          {QUICK_TYPES.map((each) => (
            <Toggle key={each} pressed={each === type} onPress={() => setType(each)}>
              <IncidentGlyph type={each} />
              {incidentTypes[each]}
            </Toggle>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-end gap-2">
        <fieldset className="min-w-0 flex-1">
          <legend className="sr-only">{words.sides}</legend>
          <div className="flex flex-wrap gap-2">
            {(['home', 'away'] as const).map((each) => (
              <Toggle key={each} pressed={each === side} onPress={() => setSide(each)}>
                <Crest team={match[`${each}Team`]} size={24} />
                <span className="min-w-0 wrap-anywhere">{short.get(match[`${each}Team`]._id)}</span>
              </Toggle>
            ))}
          </div>
        </fieldset>
        <div className="w-20">
          <NumberField
            ref={box}
            label={words.minute}
            maxLength={3}
            value={typed ?? String(clock)}
            error={refused ? words.minuteWrong : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused(false);
            }}
          />
        </div>
      </div>
      <Players match={match} side={side} people={people} onTap={add} />
      <EnteredList incidents={values.incidents} people={people.people} onRemove={remove} />
      <span role="status" className="sr-only">
        {/* A new element, so that the same sentence is read again. */}
        <span key={said.count}>{said.text}</span>
      </span>
    </section>
  );
};
