import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';
import type { Eyes } from '../../api/eyes.ts';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Combobox } from '../../components/ui/combobox.tsx';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { managedPlayersQuery } from '../player-management/queries.ts';
import { candidatesFor } from './candidates.ts';
import type { Office } from './offices.ts';

const { appoint: words, offices, loadFailed } = officialsMessages;

type CandidateFieldProps = Pick<ComponentProps<typeof Combobox>, 'id' | 'name' | 'value' | 'error' | 'onChange'> & {
  readonly office: Office;
  readonly eyes: Eyes;
};

/**
 * The box for the player who is appointed. It is there before the players are, so that it has the focus when the dialog opens;
 * where they cannot be read, that stands below it.
 */
export const CandidateField = ({ office, eyes, value, ...field }: CandidateFieldProps) => {
  const query = managedPlayersQuery(eyes);
  const { data: players } = useQuery(query);
  const options = useMemo(() => candidatesFor(office, players ?? [], value), [office, players, value]);
  const nobody = players !== undefined && options.length === 0;
  return (
    <>
      <Combobox
        label={words.player}
        hint={nobody ? offices[office].nobodyLeft : words.playerHint}
        options={options}
        value={value}
        {...field}
      />
      <QueryPart query={query} waiting={null} failed={loadFailed} quiet>
        {() => null}
      </QueryPart>
    </>
  );
};
