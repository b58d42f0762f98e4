import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { describedBy, FieldError, Hint } from '../../components/ui/field-frame.tsx';
import { announce } from '../../components/ui/live-region.tsx';
import { rankingRulesMessages } from '../../messages/tr/ranking-rules.ts';
import { movedBy, ORDERED, type OrderedRule } from './rule-order.ts';

const { order: words } = rankingRulesMessages;

/** Has the focus go on where an act on a rule took its button away, or moved it. */
const useFocusOn = () => {
  const group = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    group.current?.querySelector<HTMLElement>(`[data-act="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const focusOn = (act: string) => {
    wanted.current = act;
  };
  return { group, focusOn };
};

const Line = ({ place, children }: { readonly place: number; readonly children: ReactNode }) => (
  <li className="flex min-h-12 items-center gap-2 border-t border-line first:border-t-0">
    <span aria-hidden="true" className="w-6 shrink-0 text-center font-bold tabular-nums">
      {place}
    </span>
    {children}
  </li>
);

type RuleListProps = {
  readonly id: string;
  readonly error: string | undefined;
  readonly chosen: readonly OrderedRule[];
  readonly onChange: (chosen: readonly OrderedRule[]) => void;
};

/** The tie-breakers in their order: each moves by a place, goes, or comes back at the end. The name is always last. */
export const RuleList = ({ id, error, chosen, onChange }: RuleListProps) => {
  const { group, focusOn } = useFocusOn();
  const unused = ORDERED.filter((rule) => !chosen.includes(rule));
  const move = (rule: OrderedRule, by: -1 | 1) => {
    const after = movedBy(chosen, rule, by);
    focusOn(`${by === -1 ? 'up' : 'down'} ${rule}`);
    announce(words.at(words.rules[rule], after.indexOf(rule) + 1));
    onChange(after);
  };
  const remove = (rule: OrderedRule) => {
    focusOn(`add ${rule}`);
    announce(words.removed(words.rules[rule]));
    onChange(chosen.filter((each) => each !== rule));
  };
  const add = (rule: OrderedRule) => {
    focusOn(`up ${rule}`);
    announce(words.at(words.rules[rule], chosen.length + 1));
    onChange([...chosen, rule]);
  };
  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-label={words.label}
      aria-describedby={describedBy({ id, hint: words.hint, error })}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="text-meta font-semibold">{words.label}</legend>
      <Hint id={`${id}-hint`}>{words.hint}</Hint>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <ol className="rounded-control border border-line">
        {chosen.map((rule, index) => {
          const name = words.rules[rule];
          return (
            <Line key={rule} place={index + 1}>
              <span className="min-w-0 grow wrap-anywhere first-letter:uppercase">{name}</span>
              <span className="flex shrink-0">
                <IconButton
                  label={words.up(name)}
                  data-act={`up ${rule}`}
                  aria-disabled={index === 0}
                  onClick={() => move(rule, -1)}
                >
                  <ChevronUp aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton
                  label={words.down(name)}
                  data-act={`down ${rule}`}
                  aria-disabled={index === chosen.length - 1}
                  onClick={() => move(rule, 1)}
                >
                  <ChevronDown aria-hidden="true" className="size-5" />
                </IconButton>
                <IconButton label={words.remove(name)} onClick={() => remove(rule)}>
                  <X aria-hidden="true" className="size-5" />
                </IconButton>
              </span>
            </Line>
          );
        })}
        <Line place={chosen.length + 1}>
          <span className="min-w-0 grow text-text-2">
            <span className="inline-block first-letter:uppercase">{words.last}</span>
            <span className="text-small"> · {words.lastNote}</span>
          </span>
        </Line>
      </ol>
      {unused.length > 0 && (
        <ul aria-label={words.unused} className="flex flex-wrap gap-2 pt-1">
          {unused.map((rule) => (
            <li key={rule}>
              <Button variant="secondary" data-act={`add ${rule}`} onClick={() => add(rule)}>
                <Plus aria-hidden="true" className="size-4" />
                {words.add(words.rules[rule])}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
};
