import { MOST_BIO, profileBody } from '@league/command-api/contract/player.ts';
import * as z from 'zod/mini';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { SelectField, TextArea, TextField } from '../../components/ui/field.tsx';
import { profileMessages } from '../../messages/tr/profile.ts';
import { platforms } from '../../messages/tr/stored-words.ts';
import type { ShownProfile } from './profile-answer.ts';
import { SITES } from './social-address.ts';

const { edit: words, facts } = profileMessages;

/** As the contract has it; its table of calls is too heavy for a page. */
const savedAnswer = z.object({ position: z.optional(z.string()) });

/** The positions of which a player names a favourite; '' stands for none. */
const FAVORITES = ['Kaleci', 'Defans', 'Orta Saha', 'Forvet'] as const satisfies readonly z.infer<
  typeof profileBody
>['favoritePosition'][];

/** The boxes as they are filled from a profile. */
const valuesOf = ({ firstName, lastName, profile }: ShownProfile) => {
  const { bio, favoritePosition, playingStyle, socialMedia } = profile;
  return {
    bio: bio ?? '',
    favoritePosition: FAVORITES.find((each) => each === favoritePosition) ?? ('' as const),
    playingStyle: playingStyle ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    socialMedia: {
      twitter: socialMedia.twitter ?? '',
      instagram: socialMedia.instagram ?? '',
      twitch: socialMedia.twitch ?? '',
      youtube: socialMedia.youtube ?? '',
    },
  };
};

export type EditProfileProps = {
  /** As it was when the dialog opened; what is read anew meanwhile changes no box. */
  readonly profile: ShownProfile;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
};

/** The dialog in which players change their own profile. */
export const EditProfile = ({ profile, onSaved, onClose }: EditProfileProps) => {
  const form = useLeagueForm({ schema: profileBody, defaultValues: valuesOf(profile) });
  const act = useAct({ call: 'PUT /api/players/gamertag/:gamertag/profile', answer: savedAnswer });
  const save = (body: z.input<typeof profileBody>) =>
    act.send(
      { params: { gamertag: profile.gamertag }, body },
      {
        onDone: () => {
          onSaved(words.saved);
          onClose();
        },
      },
    );
  return (
    <ActDialog
      title={words.open}
      description={words.description}
      size={480}
      act={act}
      changed={form.formState.isDirty}
      leaveText={words.leaveText}
      onClose={onClose}
    >
      {(close) => (
        <Form form={form} onSubmit={save} pending={act.pending} failure={act.failure} failed={words.failed} inDialog>
          <DialogBody>
            <TextArea label={facts.bio} maxLength={MOST_BIO} rows={4} {...form.field('bio')} />
            <SelectField label={facts.favoritePosition} {...form.field('favoritePosition')}>
              <option value="">{words.noPosition}</option>
              {FAVORITES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </SelectField>
            <TextField label={facts.playingStyle} maxLength={100} {...form.field('playingStyle')} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={words.firstName}
                autoComplete="given-name"
                maxLength={50}
                {...form.field('firstName')}
              />
              <TextField label={words.lastName} autoComplete="family-name" maxLength={50} {...form.field('lastName')} />
            </div>
            <fieldset className="flex flex-col gap-4">
              <legend className="pb-1 text-h3 font-bold">{facts.social}</legend>
              {SITES.map((site) => (
                <TextField
                  key={site}
                  label={platforms[site]}
                  hint={words.socialHint}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={200}
                  {...form.field(`socialMedia.${site}`)}
                />
              ))}
            </fieldset>
          </DialogBody>
          <DialogFoot>
            <Button variant="secondary" onClick={close}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={act.pending} busyLabel={words.saving}>
              {words.save}
            </Button>
          </DialogFoot>
        </Form>
      )}
    </ActDialog>
  );
};
