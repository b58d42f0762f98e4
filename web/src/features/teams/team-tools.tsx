import type { Ref } from 'react';
import { BareSelect } from '../../components/ui/bare-select.tsx';
import { SearchBox } from '../../components/ui/search-box.tsx';
import { teamsMessages } from '../../messages/tr/teams.ts';

type TeamToolsProps = {
  readonly search: string;
  readonly sort: keyof typeof teamsMessages.sort;
  readonly searchFor: (text: string) => void;
  readonly sortBy: (chosen: string) => void;
  readonly ref: Ref<HTMLElement>;
};

/** The search for teams and their order. */
export const TeamTools = ({ ref, search, sort, searchFor, sortBy }: TeamToolsProps) => (
  <search
    ref={ref}
    className="grid gap-2 pt-2 pb-3 min-[18rem]:grid-cols-[minmax(0,1fr)_9rem] md:pb-5 sm:grid-cols-[minmax(0,1fr)_auto]"
  >
    <SearchBox bare label={teamsMessages.search} value={search} onChange={searchFor} />
    <BareSelect label={teamsMessages.sortLabel} value={sort} onChange={({ target }) => sortBy(target.value)}>
      {Object.entries(teamsMessages.sort).map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </BareSelect>
  </search>
);
