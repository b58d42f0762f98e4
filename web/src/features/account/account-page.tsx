import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAnew } from '../../api/read-anew.ts';
import { nameOf } from '../../api/session-store.ts';
import { useEyes, useSession } from '../../api/use-session.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { SiteShell } from '../../layout/site-shell.tsx';
import { accountMessages } from '../../messages/tr/account.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { SignedOutNote } from '../session/signed-out-note.tsx';
import { PasswordForm } from './password-form.tsx';
import { ownSessionsQuery } from './queries.ts';
import { SessionList } from './session-list.tsx';

/** The own account: where it is signed in, and its password. What is typed stays when the session ends meanwhile. */
export const AccountPage = () => {
  const session = useSession();
  const client = useQueryClient();
  const { queryKey } = ownSessionsQuery(useEyes());
  const [failed, setFailed] = useState(false);
  const name = session === null ? null : nameOf(session);
  return (
    <SiteShell ads={false}>
      <div className="mx-auto flex w-full max-w-form flex-col gap-8">
        <div className="-mb-4">
          <PageHeader
            title={appMessages.ownAccount}
            note={name === null ? undefined : accountMessages.note(name)}
            failed={failed}
          />
          <SignedOutNote />
        </div>
        {session !== null && (
          <section aria-labelledby="sessions" className="flex flex-col gap-4">
            <div>
              <h2 id="sessions" className="text-h2 font-bold">
                {accountMessages.sessions}
              </h2>
              <p className="text-text-2">{accountMessages.sessionsText}</p>
            </div>
            <SessionList currentId={session.sessionId} />
          </section>
        )}
        <section aria-labelledby="password" className="flex flex-col gap-4">
          <div>
            <h2 id="password" className="text-h2 font-bold">
              {accountMessages.password}
            </h2>
            <p className="text-text-2">{accountMessages.passwordText}</p>
          </div>
          <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
            <PasswordForm name={name ?? ''} onDone={() => void readAnew(client, queryKey)} onWrong={setFailed} />
          </div>
        </section>
      </div>
    </SiteShell>
  );
};
