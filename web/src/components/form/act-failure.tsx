import { ApiProblem, NoAnswer, UnreadableAnswer } from '../../api/errors.ts';
import { Banner } from '../ui/banner.tsx';
import { actMessages } from '../../messages/tr/acts.ts';

/** Why an act did not succeed, or may not have; `offline`: the browser had no network when it was sent. */
export type Failure = { readonly error: Error; readonly offline: boolean };

const FAILED_FROM = 400;

const reasonOf = (error: NoAnswer | UnreadableAnswer): string =>
  actMessages.unknown[error instanceof UnreadableAnswer ? 'unreadable' : error.reason];

type ActFailureProps = Failure & {
  /** The page's own sentence, for a failure of which nothing is known. */
  readonly failed: string;
  /** Adds a button that closes it, where no form stands under it. */
  readonly onClose?: (() => void) | undefined;
};

/**
 * Says what is known after a failed act. After a refusal: nothing was recorded, and why. Without an answer: nobody knows whether
 * it was recorded, and doing it again is safe.
 */
export const ActFailure = ({ error, offline, failed, onClose }: ActFailureProps) => {
  if (error instanceof ApiProblem) {
    // The message can be the sentence of a field, and several fields can have the same, so equal ones are dropped.
    const { message, status, errors = [] } = error.problem;
    const [first, ...rest] = new Set([message, ...errors.map((each) => each.message)]);
    return (
      <Banner tone="danger" announced onClose={onClose}>
        <p className="font-semibold">{first}</p>
        {rest.length > 0 && (
          <ul>
            {rest.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {status === 412 && <p>{actMessages.reloaded}</p>}
      </Banner>
    );
  }
  if (!(error instanceof NoAnswer || error instanceof UnreadableAnswer)) {
    return (
      <Banner tone="danger" announced onClose={onClose}>
        {failed}
      </Banner>
    );
  }
  const unsent = error instanceof NoAnswer && offline;
  return (
    <Banner tone="warning" announced onClose={onClose}>
      {/* A server that failed without a word: the page's sentence, and what is known besides. */}
      {error instanceof UnreadableAnswer && error.status >= FAILED_FROM && <p className="font-semibold">{failed}</p>}
      <p className="font-semibold">{unsent || !navigator.onLine ? actMessages.offline : reasonOf(error)}</p>
      <p>{unsent ? actMessages.offlineNext : actMessages.unknownOutcome}</p>
    </Banner>
  );
};
