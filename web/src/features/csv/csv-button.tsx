import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { fetchFile } from '../../api/browser.ts';
import { failureText } from '../../api/failure-text.ts';
import { quietActionClass } from '../../components/ui/quiet-action.ts';
import { csvMessages as words } from '../../messages/tr/csv.ts';

/** What saves files is loaded when it is first used. */
const save = async (path: string): Promise<void> => {
  const { saveCsv } = await fetchFile(() => import('../../api/save-csv.ts'));
  await saveCsv(path);
};

type CsvButtonProps = {
  /** The GET whose answer is saved, with what it is asked for. */
  readonly path: string;
};

/** Saves a table as a file for spreadsheets, with what the asking person may read; says beside itself why it could not. */
export const CsvButton = ({ path }: CsvButtonProps) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => save(path) });
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
      <button
        type="button"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
        className={quietActionClass}
      >
        <FileDown className="size-5 shrink-0" />
        {isPending ? words.saving : words.save}
      </button>
      <span role="status" className="text-meta text-text-2">
        {error && failureText(error)}
      </span>
    </span>
  );
};
