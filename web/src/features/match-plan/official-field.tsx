import type { PlayerReference } from '@league/query-api/contract/player-reference.ts';
import type { ComponentProps } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Combobox } from '../../components/ui/combobox.tsx';
import { matchPlanMessages } from '../../messages/tr/match-plan.ts';
import type { Office } from '../officials/offices.ts';

const { offices, dialog: words } = matchPlanMessages;

type OfficialFieldProps = Pick<
  ComponentProps<typeof Combobox>,
  'id' | 'name' | 'value' | 'error' | 'options' | 'onChange'
> & {
  readonly office: Office;
  /** The office has no holder at all. */
  readonly vacant: boolean;
  /** The official of the match as the list has it now. */
  readonly standing: PlayerReference | null;
  /** Another admin has changed the official under the choice. */
  readonly moved: boolean;
};

/** The box for the official of a match, below the words that say who stands there now. */
export const OfficialField = ({ office, vacant, standing, moved, ...field }: OfficialFieldProps) => {
  const { label, hint, nobodyInOffice, ...say } = offices[office];
  return (
    <>
      {moved ? (
        <Banner tone="warning" announced>
          <p className="font-semibold">{say.moved(standing?.gamertag)}</p>
          <p>{words.movedNext}</p>
        </Banner>
      ) : (
        <p className="text-text-2">{standing === null ? say.nobody : say.now(standing.gamertag)}</p>
      )}
      <Combobox label={label} hint={vacant ? nobodyInOffice : hint} {...field} />
    </>
  );
};
