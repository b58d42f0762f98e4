import type { createTeamBody } from '@league/command-api/contract/team.ts';
import type { LeagueForm } from '../../components/form/use-league-form.ts';
import { TextField } from '../../components/ui/field.tsx';
import { PictureField } from '../../components/ui/picture-field.tsx';
import { teamManagementMessages } from '../../messages/tr/team-management.ts';

const { form: words } = teamManagementMessages;

type LogoFieldProps = { readonly form: LeagueForm<typeof createTeamBody> };

/** Where the team's logo is: a picture that is stored here, or an address. Without one the crest stands in its place. */
export const LogoField = ({ form }: LogoFieldProps) => {
  const { value, onChange } = form.value('logo');
  return (
    <>
      <PictureField
        label={words.picture}
        value={value ?? ''}
        onChange={onChange}
        upload="/api/upload/team-logo"
        removable
      />
      <TextField
        label={words.logo}
        optional
        hint={words.logoHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('logo')}
      />
    </>
  );
};
