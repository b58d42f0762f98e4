import { Check, Link2 } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { announce } from '../../components/ui/live-region.tsx';
import { matchesMessages } from '../../messages/tr/matches.ts';

const { details } = matchesMessages;

/** How long the button says that the link was copied. */
const SHOWN_MS = 3_000;

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

type CopyLinkProps = {
  /** The address without the origin. */
  readonly href: string;
  readonly outcome: CopyOutcome | null;
  readonly onOutcome: (outcome: CopyOutcome | null) => void;
};

/** Copies an address and says whether it was copied; where it was not, the owner shows {@link AddressField}. */
export const CopyLink = ({ href, outcome, onOutcome }: CopyLinkProps) => {
  useEffect(() => {
    if (outcome?.copied !== true) return undefined;
    const timer = setTimeout(() => onOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome, onOutcome]);

  const copy = async () => {
    const address = new URL(href, window.location.href).href;
    const done = await copied(address);
    announce(done ? details.linkSaid : details.linkFailed);
    onOutcome({ copied: done, address });
  };

  return (
    <div className="relative shrink-0">
      <Button variant="ghost" onClick={() => void copy()}>
        {outcome?.copied === true ? (
          <Check aria-hidden="true" className="size-5 text-success" />
        ) : (
          <Link2 aria-hidden="true" className="size-5" />
        )}
        {/* On a phone the names of the teams need the room. */}
        <span className="max-sm:sr-only">{details.link}</span>
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

/** The address, to be copied by hand; the focus selects all of it. */
export const AddressField = ({ address }: { readonly address: string }) => (
  <TextField
    label={details.address}
    hint={details.linkFailed}
    value={address}
    readOnly
    onFocus={(event) => event.target.select()}
  />
);
