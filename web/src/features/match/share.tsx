import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useRouter } from '@tanstack/react-router';
import { Check, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { matchSentence } from '../../components/league/match-text.ts';
import { late, LatePart } from '../../components/query/late-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { announce } from '../../components/ui/live-region.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';

const { details } = matchesMessages;

/** How long the button says that the link was copied. */
const SHOWN_MS = 3_000;

/** Whether the device's own way to pass something on took the address, or was left without passing it on. */
const shared = async (title: string, url: string): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
};

/** Whether the text was copied: browsers refuse the clipboard to pages that came over plain http. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A new object for each press of the button. */
export type CopyOutcome = { readonly copied: boolean; readonly address: string };

type ShareProps = {
  readonly match: MatchAnswer;
  /** Leaves out the word on a phone, where the names of the teams need the room. */
  readonly compact?: boolean;
  readonly outcome: CopyOutcome | null;
  readonly onOutcome: (outcome: CopyOutcome | null) => void;
};

/** Comes when it is needed: hardly any browser refuses to share and to copy. */
const LateField = late(() => import('./address-field.tsx').then((file) => file.AddressField));

/** The address to be copied by hand, where the browser did not copy it; else nothing. */
export const AddressToCopy = ({ outcome }: Pick<ShareProps, 'outcome'>) =>
  outcome?.copied === false && (
    <LatePart about={outcome.address} failed={details.linkFailed}>
      <LateField address={outcome.address} />
    </LatePart>
  );

/**
 * Passes the address of a match's page on by the device's own way, and copies it where there is none or it fails; where it cannot be copied
 * either, the owner shows {@link AddressToCopy}.
 */
export const Share = ({ match, compact = false, outcome, onOutcome }: ShareProps) => {
  const router = useRouter();
  useEffect(() => {
    if (outcome?.copied !== true) return undefined;
    const timer = setTimeout(() => onOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome, onOutcome]);

  const share = async () => {
    const { href } = router.buildLocation({ to: '/match/$id', params: { id: match._id } });
    const address = new URL(href, window.location.href).href;
    if (await shared(matchSentence(match), address)) return;
    const done = await copied(address);
    announce(done ? details.linkSaid : details.linkFailed);
    onOutcome({ copied: done, address });
  };

  return (
    <div className="relative shrink-0">
      <Button variant="ghost" onClick={() => void share()}>
        {outcome?.copied === true ? (
          <Check aria-hidden="true" className="size-5 text-success" />
        ) : (
          <Share2 aria-hidden="true" className="size-5" />
        )}
        <span className={compact ? 'max-sm:sr-only' : undefined}>{details.share}</span>
      </Button>
      {outcome?.copied === true && (
        // Lies over the layout, so that no button moves under the finger. Screen readers have heard the result already.
        <p
          aria-hidden="true"
          className="absolute top-full right-0 z-20 rounded-plate border border-transparent bg-plate px-2 py-1 text-small font-semibold whitespace-nowrap text-on-plate"
        >
          {details.linkCopied}
        </p>
      )}
    </div>
  );
};
