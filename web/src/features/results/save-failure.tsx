import { ApiProblem, NoAnswer, UnreadableAnswer } from '../../api/errors.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';

type SaveFailureProps = {
  readonly error: Error;
  /** The browser had no network when the result was sent. */
  readonly offline: boolean;
};

const reasonOf = (error: NoAnswer | UnreadableAnswer): string =>
  resultsMessages.unknown[error instanceof UnreadableAnswer ? 'unreadable' : error.reason];

/**
 * Says what is known after a failed save. After a refusal: nothing was recorded, and why. Without an answer: nobody
 * knows whether it was recorded, and saving again is safe.
 */
export const SaveFailure = ({ error, offline }: SaveFailureProps) => {
  if (error instanceof ApiProblem) {
    // The message can be the sentence of a field, and several fields can have the same, so equal ones are dropped.
    const { message, errors = [] } = error.problem;
    const [first, ...rest] = new Set([message, ...errors.map((each) => each.message)]);
    return (
      <Banner tone="danger" announced>
        <p className="font-semibold">{first}</p>
        <ul>
          {rest.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Banner>
    );
  }
  if (error instanceof NoAnswer && offline) {
    return (
      <Banner tone="warning" announced>
        <p className="font-semibold">{resultsMessages.offline}</p>
        <p>{resultsMessages.offlineNext}</p>
      </Banner>
    );
  }
  if (error instanceof NoAnswer || error instanceof UnreadableAnswer) {
    return (
      <Banner tone="warning" announced>
        <p className="font-semibold">{navigator.onLine ? reasonOf(error) : resultsMessages.offline}</p>
        <p className="text-meta">{resultsMessages.unknownOutcome}</p>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" announced>
      {resultsMessages.failed}
    </Banner>
  );
};
