import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { importMessages as words } from '../../messages/tr/import.ts';

export type Underway = {
  /** How many results a running import writes to matches that had none. */
  readonly results: number;
  /** How many matches of the season were finished before it; undefined where that was not read. */
  readonly finishedBefore: number | undefined;
};

type ImportProgressProps = Underway & {
  /** How many matches of the season are finished now, which `GET /api/live` keeps up to date; undefined until that is read. */
  readonly finished: number | undefined;
};

/** How far a running import has come: first its matches are recorded, then its results one by one. */
export const ImportProgress = ({ results, finishedBefore, finished }: ImportProgressProps) => {
  const known = finishedBefore !== undefined && finished !== undefined;
  const written = known ? Math.min(Math.max(finished - finishedBefore, 0), results) : 0;
  const begun = written > 0;
  return (
    <div className="flex max-w-form flex-col gap-2">
      <p role="status" className="text-meta text-text-2 tabular-nums">
        {begun ? words.written(written, results) : words.begun}
      </p>
      <ProgressBar label={words.progress} share={begun ? written / results : undefined} />
    </div>
  );
};
