import { MOST_GOALS } from '@league/command-api/contract/match.ts';
import type { TeamReference } from '@league/query-api/contract/teams.ts';
import { FIRST_FIELD } from '../../components/ui/dialog.tsx';
import { NumberField } from '../../components/ui/field.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import { type CountField, shownScore, type Side, takesResult } from './result-form.ts';
import type { ResultEditor } from './use-result-editor.ts';

type SideFieldsProps = { readonly editor: ResultEditor; readonly side: Side; readonly team: TeamReference };

/** Score and cards of one team; the team's name is the name of the group. */
export const SideFields = ({ editor, side, team }: SideFieldsProps) => {
  const { form, errors } = editor;
  const errorOf = (field: CountField): string | undefined => {
    const found = errors[field];
    if (found === undefined) return undefined;
    return found === 'scores' ? resultsMessages.errors.scoresMissing : resultsMessages.errors.notCount(MOST_GOALS);
  };
  const box = (field: CountField, label: string) => (
    <NumberField
      label={label}
      value={form[field]}
      error={errorOf(field)}
      onChange={(event) => editor.edit({ [field]: event.target.value })}
    />
  );
  const walkover = takesResult(form) && form.isWalkover;
  const score: CountField = `${side}Score`;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-2 font-bold">{team.name}</legend>
      <NumberField
        {...(side === 'home' && FIRST_FIELD)}
        label={resultsMessages.score}
        value={shownScore(form)[side]}
        readOnly={walkover}
        error={errorOf(score)}
        onChange={(event) => editor.edit({ [score]: event.target.value })}
      />
      {takesResult(form) && (
        <>
          {box(`${side}YellowCards`, resultsMessages.yellowCards)}
          {box(`${side}RedCards`, resultsMessages.redCards)}
        </>
      )}
    </fieldset>
  );
};
