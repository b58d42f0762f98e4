import type { ReactNode } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { MessageBanner } from '../../components/ui/message.tsx';
import { useMessage } from '../../components/ui/use-message.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { useOverPage } from '../../layout/use-over-page.ts';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { useOpened } from '../player-management/use-opened.ts';
import { DismissQuestion } from './dismiss-question.tsx';
import type { InOffice, Office } from './offices.ts';
import { NEW } from './officials-search.ts';

const { offices } = officialsMessages;

/** What the address opens over the list: `NEW`, or the id of an official; and how to change that. */
export type OfficialsAddress = {
  readonly open: string | undefined;
  readonly onOpen: (open: string) => void;
  readonly onLeave: () => void;
};

/** What a dialog over the list does in the end. */
type DialogEnds = { readonly onDone: (said: string) => void; readonly onClose: () => void };

type OfficialsFrameProps = OfficialsAddress & {
  readonly office: Office;
  /** Those in office; undefined until they are read. */
  readonly officials: readonly InOffice[] | undefined;
  readonly failed: boolean;
  /** The dialog that appoints another one. */
  readonly dialog: (ends: DialogEnds) => ReactNode;
  /** The list. */
  readonly children: ReactNode;
};

/** What the pages of both offices have around their lists: the heading, the count, the appointment and the dismissal. */
export const OfficialsFrame = ({
  office,
  officials,
  failed,
  dialog,
  children,
  open,
  onOpen,
  onLeave,
}: OfficialsFrameProps) => {
  const words = offices[office];
  const message = useMessage();
  const opened = useOpened(open === NEW ? undefined : open, officials);
  const onClose = useOverPage(open, onLeave);
  const ends: DialogEnds = {
    onDone: (said) => {
      message.say(said);
      onClose();
    },
    onClose,
  };
  const isGone = open !== undefined && open !== NEW && opened === undefined && officials !== undefined;
  return (
    <>
      <PageHeader title={words.title} note={officials && words.count(officials.length)} failed={failed}>
        <Button onClick={() => onOpen(NEW)}>{words.open}</Button>
      </PageHeader>
      <MessageBanner message={message} />
      {isGone && (
        <div className="pb-4">
          <Banner tone="warning" announced onClose={onClose}>
            {words.notFound}
          </Banner>
        </div>
      )}
      {children}
      {open === NEW && dialog(ends)}
      {opened !== undefined && <DismissQuestion key={opened._id} office={office} official={opened} {...ends} />}
    </>
  );
};
