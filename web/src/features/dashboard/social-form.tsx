import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { Form } from '../../components/form/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';
import { platforms } from '../../messages/tr/stored-words.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';

const words = dashboardMessages.social;

const PLATFORMS = ['discord', 'instagram', 'youtube', 'kick', 'twitch', 'twitter'] as const;

type Links = SettingsAnswer['socialMedia'];

const shownOf = (links: Links) => {
  const { discord, instagram, youtube, kick, twitch, twitter } = links;
  return {
    discord: discord ?? '',
    instagram: instagram ?? '',
    youtube: youtube ?? '',
    kick: kick ?? '',
    twitch: twitch ?? '',
    twitter: twitter ?? '',
  };
};

type SocialFormProps = { readonly links: Links; readonly onSaved: (said: string) => void };

/** The league's places in social media; an emptied box removes the link. */
export const SocialForm = ({ links, onSaved }: SocialFormProps) => {
  const { form, act, save } = useSettingsForm({ socialMedia: shownOf(links) }, onSaved);
  return (
    <Form
      form={form}
      aria-label={words.title}
      onSubmit={save}
      pending={act.pending}
      failure={act.failure}
      failed={dashboardMessages.saveFailed}
      className="border-t border-line px-(--gutter) py-4 md:px-4"
    >
      <p className="text-meta text-text-2">{words.hint}</p>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {PLATFORMS.map((platform) => (
          <TextField
            key={platform}
            label={platforms[platform]}
            hint={platform === 'twitter' ? words.twitterHint : undefined}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            {...form.field(`socialMedia.${platform}`)}
          />
        ))}
      </div>
      <Button type="submit" className="self-start" busy={act.pending} busyLabel={dashboardMessages.saving}>
        {words.save}
      </Button>
    </Form>
  );
};
