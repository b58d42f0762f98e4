import { formatTime } from '../format/time.ts';
import { appMessages } from '../messages/tr/app.ts';
import { Banner } from './ui/banner.tsx';

type StaleNoteProps = { readonly isError: boolean; readonly dataUpdatedAt: number };

/** Stands above data that could not be read anew. Takes a part of a query's result, so that any query can be passed. */
export const StaleNote = ({ isError, dataUpdatedAt }: StaleNoteProps) =>
  isError && (
    <div className="pb-4">
      <Banner tone="warning" announced>
        {appMessages.staleSince(formatTime(new Date(dataUpdatedAt)))}
      </Banner>
    </div>
  );
