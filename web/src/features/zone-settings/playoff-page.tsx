import { PLAYOFF_TEAMS } from '@league/command-api/contract/settings.ts';
import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { Form } from '../../components/form/form.tsx';
import { asNumber } from '../../components/form/use-league-form.ts';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { CheckLine, SelectField } from '../../components/ui/field.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Section } from '../../components/ui/section.tsx';
import { zoneSettingsMessages } from '../../messages/tr/zone-settings.ts';
import type { BracketProps } from '../bracket/bracket.tsx';
import { standingsQuery } from '../standings/queries.ts';
import { useZoneForm } from './use-zone-form.ts';
import { ZoneFrame } from './zone-frame.tsx';
import { ZoneTable } from './zone-table.tsx';

const { playoff: words, settings: heading, save: saveLabel, saving, failed } = zoneSettingsMessages;

/** The number of teams as one of those on offer; null for another, as an older log may have it. */
const offered = (teams: number) => PLAYOFF_TEAMS.find((each) => each === teams) ?? null;

const Bracket = late(() => import('../bracket/bracket.tsx').then((file) => file.Bracket));

/** The play-off that the settings in the form would draw. Nothing without teams: the table says that. */
const TodaysBracket = ({ settings }: Pick<BracketProps, 'settings'>) => {
  const rows = useQuery(standingsQuery()).data ?? [];
  if (rows.length === 0) return null;
  return (
    <LatePart about="bracket" failed={words.bracketFailed}>
      <Bracket rows={rows} settings={settings} table="today" />
    </LatePart>
  );
};

type PlayoffFormProps = {
  readonly settings: Pick<SettingsAnswer, 'playoffSettings'>;
  readonly onDone: (said: string) => void;
};

const PlayoffForm = ({ settings: { playoffSettings }, onDone }: PlayoffFormProps) => {
  const values = { playoffSettings: { ...playoffSettings, playoffTeams: offered(playoffSettings.playoffTeams) } };
  const { form, act, save } = useZoneForm(values, onDone);
  const enabled = form.value('playoffSettings.enabled').value === true;
  const teams = form.value('playoffSettings.playoffTeams').value ?? 0;
  const format = form.value('playoffSettings.playoffFormat').value ?? null;
  return (
    <>
      <Section title={heading}>
        <Form
          form={form}
          onSubmit={save}
          pending={act.pending}
          failure={act.failure}
          failed={failed}
          className="px-(--gutter) pb-4 md:px-4"
        >
          <CheckLine label={words.enabled} {...form.field('playoffSettings.enabled')} />
          <SelectField label={words.teams} {...form.field('playoffSettings.playoffTeams', asNumber)}>
            {PLAYOFF_TEAMS.map((count) => (
              <option key={count} value={count}>
                {words.teamsOption(count)}
              </option>
            ))}
          </SelectField>
          <ChoiceTiles label={words.format} choices={words.formats} {...form.value('playoffSettings.playoffFormat')} />
          <Button type="submit" className="self-start" busy={act.pending} busyLabel={saving}>
            {saveLabel}
          </Button>
        </Form>
      </Section>
      <ZoneTable zones={{ playoff: enabled ? teams : 0, relegation: 0 }} noteOf={words.note} />
      {enabled && teams > 0 && format !== null && (
        <TodaysBracket settings={{ playoffTeams: teams, playoffFormat: format }} />
      )}
    </>
  );
};

/** How the play-off is played and by how many, with who would play it today, and against whom. */
export const PlayoffSettingsPage = () => {
  const message = useMessage();
  return (
    <ZoneFrame title={words.title} message={message}>
      {(settings) => <PlayoffForm settings={settings} onDone={message.say} />}
    </ZoneFrame>
  );
};
