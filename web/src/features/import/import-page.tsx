import type { importAnswer } from '@league/command-api/contract/import-answer.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { PageHeader } from '../../layout/page-header.tsx';
import { importMessages as words } from '../../messages/tr/import.ts';
import { seasonMatchesQuery } from '../matches/queries.ts';
import { ImportDone } from './import-done.tsx';
import { ImportForm } from './import-form.tsx';
import type { Underway } from './import-progress.tsx';

type Done = { readonly answer: z.infer<typeof importAnswer>; readonly underway: Underway };

/** Imports matches, results and scorers from a file or from pasted text. */
export const ImportPage = () => {
  const [done, setDone] = useState<Done>();
  // Read anew with each result that is written, so that a running import can be followed.
  const finished = useQuery(seasonMatchesQuery()).data?.filter(({ status }) => status === 'finished').length;
  return (
    <>
      <PageHeader title={words.title} note={words.note} />
      <div className="flex flex-col gap-5">
        {done !== undefined && <ImportDone key={done.answer.position} {...done} finished={finished} />}
        <ImportForm finished={finished} onDone={(answer, underway) => setDone({ answer, underway })} />
      </div>
    </>
  );
};
