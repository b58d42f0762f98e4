import { areAlike, type Crest, CREST_COLOURS, CREST_PATTERNS, crestWord } from '@league/query-api/contract/crest.ts';
import { Check, TriangleAlert, Users } from 'lucide-react';
import { useId } from 'react';
import { Crest as CrestPicture } from '../../components/league/crest.tsx';
import { kitClass } from '../../components/league/kit.ts';
import { CheckLine } from '../../components/ui/field.tsx';
import { FieldError } from '../../components/ui/field-frame.tsx';
import { crestColours, crestPatterns } from '../../messages/tr/stored-words.ts';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';
import { freeCrest, recoloured, wearerOf, wearersOfPair, type Worn } from './crest-choice.ts';

const { crest: words } = teamManagementMessages;

type Chosen = {
  readonly crest: Crest;
  readonly worn: Worn;
  readonly onChange: (crest: Crest) => void;
};

type SwatchesProps = Chosen & { readonly id: string; readonly place: 'primary' | 'secondary' };

/** The colours of a place as radio buttons. A pair that other teams wear has a sign; one that is not free cannot be chosen. */
const Swatches = ({ id, place, crest, worn, onChange }: SwatchesProps) => (
  <fieldset role="radiogroup" className="min-w-0">
    <legend className="pb-1 text-meta font-semibold">{words.chosen(words[place], crestColours[crest[place]])}</legend>
    <div className="flex flex-wrap gap-2">
      {CREST_COLOURS.map((colour, index) => {
        const next = recoloured(crest, place, colour, worn);
        const others = wearersOfPair(next ?? { ...crest, [place]: colour }, worn);
        const name = crestColours[colour];
        const label = others.length === 0 ? name : words.wornWith(name, others);
        return (
          <span key={colour} className={`relative inline-flex forced-color-adjust-none k-${colour}`}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              aria-label={label}
              title={label}
              checked={colour === crest[place]}
              disabled={next === undefined}
              onChange={() => next !== undefined && onChange(next)}
              className="size-11 appearance-none rounded-control border border-control bg-(--k) checked:border-3 checked:border-text disabled:cursor-not-allowed disabled:opacity-50"
            />
            <span aria-hidden="true" className="pointer-events-none absolute inset-0 text-(--k-on)">
              {colour === crest[place] ? (
                <Check className="absolute inset-0 m-auto size-6" />
              ) : (
                others.length > 0 && <Users className="absolute right-1 bottom-1 size-4" />
              )}
            </span>
          </span>
        );
      })}
    </div>
  </fieldset>
);

/** The patterns as radio buttons, each drawn in the two colours. One in which another team wears them cannot be chosen. */
const Patterns = ({ crest, worn, name, onChange }: Chosen & { readonly name: string }) => {
  const id = useId();
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="pb-1 text-meta font-semibold">{words.pattern}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2">
        {CREST_PATTERNS.map((pattern) => {
          const drawn = { ...crest, pattern };
          const wearer = wearerOf(drawn, worn);
          return (
            <label
              key={pattern}
              className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-control bg-surface px-2 py-1 hover:bg-hover has-checked:border-text has-checked:inset-ring has-checked:inset-ring-text has-disabled:cursor-not-allowed has-disabled:bg-sunken"
            >
              <input
                type="radio"
                name={id}
                checked={pattern === crest.pattern}
                disabled={wearer !== undefined}
                onChange={() => onChange(drawn)}
                className="size-5 shrink-0 accent-text"
              />
              <CrestPicture team={{ _id: '', name, logo: '', crest: crestWord(drawn) }} />
              <span className="min-w-0 text-meta leading-4.5 font-semibold">
                {crestPatterns[pattern]}
                {wearer !== undefined && (
                  <span className="block text-small font-normal text-text-2">{words.taken(wearer)}</span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

/** The crest in its sizes, and the kit that goes with it. */
const Picture = ({ crest, name }: { readonly crest: Crest; readonly name: string }) => {
  const team = { _id: '', name, logo: '', crest: crestWord(crest) };
  return (
    <div role="img" aria-label={words.picture(words.described(crest))} className="flex items-center gap-3">
      <span className={`${kitClass(team)} flex flex-1 justify-center rounded-card border-b-6 border-(--t) px-4 py-3`}>
        <CrestPicture team={team} size={112} />
      </span>
      <CrestPicture team={team} size={36} />
      <CrestPicture team={team} />
    </div>
  );
};

const Notes = ({ crest, worn }: Pick<Chosen, 'crest' | 'worn'>) => {
  const others = wearersOfPair(crest, worn);
  return (
    <div role="status" className="flex flex-col gap-1 text-meta text-warning empty:hidden">
      {[
        ...(others.length > 0 ? [words.wornBy(others)] : []),
        ...(areAlike(crest.primary, crest.secondary) ? [words.alike] : []),
      ].map((note) => (
        <p key={note} className="flex items-start gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {note}
        </p>
      ))}
    </div>
  );
};

const Choice = ({ id, name, ...chosen }: Chosen & { readonly id: string; readonly name: string }) => {
  const { crest, worn } = chosen;
  const generated = useId();
  return (
    <>
      <Picture crest={crest} name={name} />
      <Notes crest={crest} worn={worn} />
      <Swatches id={id} place="primary" {...chosen} />
      <Swatches id={`${generated}-secondary`} place="secondary" {...chosen} />
      <Patterns {...chosen} name={name} />
    </>
  );
};

type CrestFieldProps = {
  readonly id: string;
  readonly error: string | undefined;
  /** undefined: the league chooses. */
  readonly value: Crest | undefined;
  readonly onChange: (crest: Crest | undefined) => void;
  /** Offers to leave the choice to the league, as for a new team. */
  readonly automatic: boolean;
  readonly worn: Worn;
  /** The team's name, whose initials stand on the crest. */
  readonly name: string;
};

/** A team's crest: two colours and a pattern, with a picture of crest and kit. A crest that another team wears cannot be chosen. */
export const CrestField = ({ id, error, value, onChange, automatic, worn, name }: CrestFieldProps) => (
  <fieldset
    aria-describedby={error === undefined ? undefined : `${id}-error`}
    className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4"
  >
    <legend className="px-1 font-bold">{words.label}</legend>
    {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    {automatic && (
      <CheckLine
        id={value === undefined ? id : undefined}
        label={
          <>
            {words.automatic}
            <span className="block text-small text-text-2">{words.automaticHint}</span>
          </>
        }
        checked={value === undefined}
        onChange={({ target }) => onChange(target.checked ? undefined : freeCrest(worn))}
      />
    )}
    {value !== undefined && (
      <Choice id={id} crest={value} worn={worn} name={name.trim() || words.noName} onChange={onChange} />
    )}
  </fieldset>
);
