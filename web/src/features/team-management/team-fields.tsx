import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import type { createTeamBody } from '@league/command-api/contract/team.ts';
import type { Crest } from '@league/query-api/contract/crest.ts';
import { useQuery } from '@tanstack/react-query';
import { asTextLeft, type LeagueForm } from '../../components/form/use-league-form.ts';
import { TextArea, TextField } from '../../components/ui/field.tsx';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';
import { teamsQuery } from '../teams/queries.ts';
import { wornByOthers } from './crest-choice.ts';
import { CrestField } from './crest-field.tsx';
import { LogoField } from './logo-field.tsx';

const { form: words } = teamManagementMessages;

type TeamFieldsProps = {
  readonly form: LeagueForm<typeof createTeamBody>;
  /** The team that is changed; left out for a new one, whose crest the league may choose. */
  readonly teamId?: string;
};

/** Name and city of a team. */
export const NameFields = ({ form }: Pick<TeamFieldsProps, 'form'>) => (
  <>
    <TextField label={words.name} autoComplete="off" {...form.field('name')} />
    <TextField label={words.city} optional autoComplete="off" {...form.field('city')} />
  </>
);

/** The team's crest, beside what the league's other teams wear. */
export const TeamCrest = ({ form, teamId }: TeamFieldsProps) => {
  const { value, onChange, ...box } = form.value('crest');
  return (
    <CrestField
      id={box.id}
      error={box.error}
      value={(value ?? undefined) as Crest | undefined}
      onChange={onChange}
      automatic={teamId === undefined}
      worn={wornByOthers(useQuery(teamsQuery()).data ?? [], teamId)}
      name={form.value('name').value ?? ''}
    />
  );
};

/** All that a team's form asks. */
export const TeamFields = ({ form, teamId }: TeamFieldsProps) => (
  <>
    <NameFields form={form} />
    <TeamCrest form={form} {...(teamId !== undefined && { teamId })} />
    <LogoField form={form} />
    <TextArea
      label={words.reason}
      optional
      hint={words.reasonHint}
      maxLength={MOST_REASON}
      {...form.field('reason', asTextLeft)}
    />
  </>
);
