import { settingsBody } from '@league/command-api/contract/settings.ts';
import type { SettingsAnswer } from '@league/query-api/contract/settings.ts';
import { Form } from '../../components/form/form.tsx';
import { asNumber } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { NumberField } from '../../components/ui/field.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { Section } from '../../components/ui/section.tsx';
import { rankingRulesMessages as words } from '../../messages/tr/ranking-rules.ts';
import { useZoneForm } from '../zone-settings/use-zone-form.ts';
import { ZoneFrame } from '../zone-settings/zone-frame.tsx';
import { Preview } from './preview.tsx';
import { parametersOf } from './queries.ts';
import { RuleList } from './rule-list.tsx';
import { chosenOf, withName } from './rule-order.ts';

/** As many digits as the points of a match have. */
const POINTS_DIGITS = 2;

type RankingRulesFormProps = {
  readonly settings: Pick<SettingsAnswer, 'rankingRules'>;
  readonly onDone: (said: string) => void;
};

const RankingRulesForm = ({ settings: { rankingRules }, onDone }: RankingRulesFormProps) => {
  const values = { rankingRules: { ...rankingRules, tieBreakers: withName(chosenOf(rankingRules.tieBreakers)) } };
  const { form, act, save } = useZoneForm(values, onDone);
  const { value: typedRules, onChange: onRules, id, error } = form.value('rankingRules.tieBreakers');
  const chosen = chosenOf(typedRules ?? []);
  const typed = settingsBody.shape.rankingRules.safeParse(form.watch('rankingRules'));
  return (
    <>
      <Section title={words.settings}>
        <Form
          form={form}
          onSubmit={save}
          pending={act.pending}
          failure={act.failure}
          failed={words.failed}
          className="px-(--gutter) pb-4 md:px-4"
        >
          <p className="text-text-2">{words.settingsNote}</p>
          <div className="grid grid-cols-2 items-end gap-4">
            <NumberField
              label={words.pointsForWin}
              maxLength={POINTS_DIGITS}
              {...form.field('rankingRules.pointsForWin', asNumber)}
            />
            <NumberField
              label={words.pointsForDraw}
              maxLength={POINTS_DIGITS}
              {...form.field('rankingRules.pointsForDraw', asNumber)}
            />
          </div>
          <RuleList id={id} error={error} chosen={chosen} onChange={(rules) => onRules(withName(rules))} />
          <ChoiceTiles
            label={words.headToHead.label}
            hint={chosen.includes('headToHead') ? undefined : words.headToHead.unused}
            choices={words.headToHead.choices}
            {...form.value('rankingRules.headToHeadWhen')}
          />
          <Button type="submit" className="self-start" busy={act.pending} busyLabel={words.saving}>
            {words.save}
          </Button>
        </Form>
      </Section>
      <Preview parameters={typed.success ? parametersOf(typed.data ?? {}) : undefined} />
    </>
  );
};

/** The rules by which the table is ordered, beside who would move by them today. */
export const RankingRulesPage = () => {
  const message = useMessage();
  return (
    <ZoneFrame title={words.title} message={message}>
      {(settings) => <RankingRulesForm settings={settings} onDone={message.say} />}
    </ZoneFrame>
  );
};
