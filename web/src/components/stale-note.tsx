import { formatTime } from '../format/time.ts';
import { appMessages } from '../messages/tr/app.ts';
import { Banner } from './ui/banner.tsx';

type StaleNoteProps = { readonly isError: boolean; readonly dataUpdatedAt: number };

/** Above data that is shown although reading it anew fails. Part of a query's result, so that it fits any query. */
export const StaleNote = ({ isError, dataUpdatedAt }: StaleNoteProps) =>
  isError && (
    <div className="pb-4">
      <Banner tone="warning" announced>
        {appMessages.staleSince(formatTime(new Date(dataUpdatedAt)))}
      </Banner>
    </div>
  );
