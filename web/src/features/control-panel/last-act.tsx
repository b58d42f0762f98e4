import type { SeasonActsAnswer } from '@league/query-api/contract/season-acts.ts';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { formatDateTime } from '../../format/time.ts';
import { controlPanelMessages } from '../../messages/tr/control-panel.ts';

const { last: words, undo } = controlPanelMessages;

type LastActProps = Pick<SeasonActsAnswer, 'season' | 'last'> & { readonly onUndo: () => void };

/** The last act on the season: what, who, when and why; with the button that takes it back, or why it stands. */
export const LastAct = ({ season, last, onUndo }: LastActProps) => {
  const stands = last === null || last.refused !== null;
  return (
    <Section
      title={words.title}
      action={
        // Stays in its place where nothing can be taken back, and keeps the focus.
        <Button variant="secondary" className="my-1.5" aria-disabled={stands} onClick={onUndo}>
          {undo.open}
        </Button>
      }
    >
      <div className="flex flex-col gap-1 px-(--gutter) pb-4 md:px-4">
        {last === null ? (
          <p className="text-text-2">{words.none}</p>
        ) : (
          <>
            <p className="font-semibold [overflow-wrap:anywhere]">{undo.acts[last.act].what(last)}</p>
            <p className="text-meta text-text-2">{words.by(last.byName, formatDateTime(new Date(last.at)))}</p>
            {last.reason !== null && <p className="[overflow-wrap:anywhere]">{words.reason(last.reason)}</p>}
            {last.refused !== null && <p className="text-text-2">{undo.refused[last.refused]}</p>}
            {last.act === 'SeasonReset' && (
              <Link
                to="/seasons/$season"
                params={{ season: String(season - 1) }}
                className="inline-flex min-h-11 items-center self-start font-semibold text-brand-text hover:underline"
              >
                {words.archive(last.seasonLabel ?? '')}
              </Link>
            )}
          </>
        )}
      </div>
    </Section>
  );
};
