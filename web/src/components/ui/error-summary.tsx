import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { errorSummaryTitle } from '../../messages/tr/ui.ts';

export type FormProblem = {
  /** The id of the field with the problem. */
  readonly id: string;
  /** The same words as at the field. */
  readonly message: string;
};

/** Focuses the field by script: following the link would change the address, whose hash the page may use itself. */
const focusField = (event: MouseEvent<HTMLAnchorElement>, id: string): void => {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
};

type ErrorSummaryProps = {
  readonly problems: readonly FormProblem[];
  /** The number of the attempt to submit, so that the summary gets the focus after each failed attempt. */
  readonly attempt: number;
};

/** The problems of a form (more than one), each with a link to its field. Gets the focus after each attempt. */
export const ErrorSummary = ({ problems, attempt }: ErrorSummaryProps) => {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-control border border-danger bg-danger-tint px-4 py-3"
    >
      <h2 id={id} className="flex items-start gap-2 text-h3 font-bold">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
        {errorSummaryTitle(problems.length)}
      </h2>
      <ul className="flex list-disc flex-col pl-7">
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => focusField(event, id)}
              className="inline-flex min-h-8 items-center font-semibold text-danger underline"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
