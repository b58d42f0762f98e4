import type { createTeamBody } from '@league/command-api/contract/team.ts';
import type { LeagueForm } from '../../components/form/use-league-form.ts';
import { TextField } from '../../components/ui/field.tsx';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';

const { form: words } = teamManagementMessages;

type LogoFieldProps = { readonly form: LeagueForm<typeof createTeamBody> };

/** Where the team's logo is; without one the crest stands in its place. */
export const LogoField = ({ form }: LogoFieldProps) => (
  <TextField
    label={words.logo}
    optional
    hint={words.logoHint}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    {...form.field('logo')}
  />
);
