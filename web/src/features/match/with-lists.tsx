import type { ReactNode } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';
import type { Lists } from './lists.ts';

type WithListsProps = {
  readonly lists: Lists;
  readonly children: (lists: Exclude<Lists, string>) => ReactNode;
};

/** What is made of a match's lists; until they are there, that they come, or that they cannot be shown. */
export const WithLists = ({ lists, children }: WithListsProps) => {
  if (lists === 'waiting') return <Skeleton shape="cards" rows={5} />;
  if (lists === 'unread') {
    return <p className="py-2 text-center text-text-2">{matchesMessages.details.notShown}</p>;
  }
  return children(lists);
};
