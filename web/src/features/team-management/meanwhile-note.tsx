import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';
import type { TeamField, TeamValues } from './team-values.ts';

const { change: words, form: labels, crest, none } = teamManagementMessages;

const label = { name: labels.name, city: labels.city, crest: crest.label, logo: labels.logo } as const;

const shownOf = (field: TeamField, now: TeamValues): string =>
  field === 'crest' ? crest.described(now.crest) : now[field] || none;

type MeanwhileNoteProps = {
  /** The fields that another admin has changed while the form was open. */
  readonly theirs: readonly TeamField[];
  readonly now: TeamValues;
  readonly onTake: () => void;
};

/** Says what another admin has changed in the team while something in its form is unsaved. */
export const MeanwhileNote = ({ theirs, now, onTake }: MeanwhileNoteProps) =>
  theirs.length > 0 && (
    <Banner
      tone="warning"
      announced
      action={
        <Button variant="secondary" onClick={onTake}>
          {words.takeTheirs}
        </Button>
      }
    >
      <p className="font-semibold">{words.moved}</p>
      {theirs.map((field) => (
        <p key={field}>{words.movedField(label[field], shownOf(field, now))}</p>
      ))}
      <p>{words.movedNext}</p>
    </Banner>
  );
