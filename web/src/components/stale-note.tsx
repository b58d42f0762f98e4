import { formatTime } from '../format/time.ts';
import { appMessages } from '../messages/tr/app.ts';
import { Banner } from './ui/banner.tsx';

/** Above data that is shown although reading it anew fails. Part of a query's result, so that it fits any query. */
export const StaleNote = ({
  isError,
  dataUpdatedAt,
}: {
  readonly isError: boolean;
  readonly dataUpdatedAt: number;
}) => (
  <div role="status">
    {isError && (
      <div className="pb-4">
        <Banner tone="warning">{appMessages.staleSince(formatTime(new Date(dataUpdatedAt)))}</Banner>
      </div>
    )}
  </div>
);
