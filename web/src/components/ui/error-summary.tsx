import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { errorSummaryTitle } from '../../messages/tr/ui.ts';

type FormProblem = {
  /** The id of the field it stands at. */
  readonly id: string;
  /** The same words as at the field. */
  readonly message: string;
};

/** An element with a fixed name does not lead away from a page that uses the hash for itself. */
const focusField = (event: MouseEvent<HTMLAnchorElement>, id: string): void => {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
};

type ErrorSummaryProps = {
  readonly problems: readonly FormProblem[];
  /** Changes with each attempt to send the form, so that a second failed one is noticed too. */
  readonly attempt: number;
};

/** All that is to be put right, with the way to each. For forms with more than one problem; gets the focus at each attempt. */
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

/** One problem needs no summary: its field gets the focus. After the next paint, when the errors stand in the page. */
export const focusFirstProblem = (form: RefObject<HTMLElement | null>): void => {
  requestAnimationFrame(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = first?.matches('fieldset') === true ? first.querySelector<HTMLElement>('input') : first;
    field?.focus();
  });
};
