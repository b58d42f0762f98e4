import { ApiProblem, NoAnswer, UnreadableAnswer } from '../../api/errors.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';

const silence = (error: NoAnswer | UnreadableAnswer): string => {
  if (error instanceof UnreadableAnswer) return resultsMessages.unknown.unreadable;
  return resultsMessages.unknown[error.reason];
};

/** Says what is known. After a refusal: nothing was recorded, and why. After silence: that nobody knows, and that trying again is safe. */
export const SaveFailure = ({ error }: { readonly error: Error }) => {
  if (error instanceof ApiProblem) {
    return (
      <Banner tone="danger" role="alert">
        <p className="font-semibold">{error.problem.message}</p>
        <ul>
          {error.problem.errors?.map((each) => (
            <li key={`${each.path} ${each.message}`}>{each.message}</li>
          ))}
        </ul>
      </Banner>
    );
  }
  if (error instanceof NoAnswer || error instanceof UnreadableAnswer) {
    return (
      <Banner tone="warning" role="alert">
        <p className="font-semibold">{navigator.onLine ? silence(error) : resultsMessages.offline}</p>
        <p>{resultsMessages.unknownOutcome}</p>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" role="alert">
      {resultsMessages.failed}
    </Banner>
  );
};
