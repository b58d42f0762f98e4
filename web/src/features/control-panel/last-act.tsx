import type { SeasonActsAnswer } from '@league/query-api/contract/season-acts.ts';
import { Link } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { formatDateTime } from '../../format/time.ts';
import { controlPanelMessages } from '../../messages/tr/control-panel.ts';

const { last: words, undo } = controlPanelMessages;

type UndoButtonProps = {
  /** Called when the button goes, with the act, while it has the focus. */
  readonly onFocusLost: () => void;
  readonly onUndo: () => void;
};

const UndoButton = ({ onFocusLost, onUndo }: UndoButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Button ref={button} variant="secondary" className="my-1.5" onClick={onUndo}>
      {undo.open}
    </Button>
  );
};

type LastActProps = Pick<SeasonActsAnswer, 'season' | 'last'> & { readonly onUndo: () => void };

/** The last act on the season: what, who, when and why; with the button that takes it back, or why it stands. */
export const LastAct = ({ season, last, onUndo }: LastActProps) => {
  const text = useRef<HTMLDivElement>(null);
  const takeFocus = useCallback(() => text.current?.focus(), []);
  return (
    <Section
      title={words.title}
      action={last !== null && last.refused === null && <UndoButton onFocusLost={takeFocus} onUndo={onUndo} />}
    >
      <div ref={text} tabIndex={-1} className="flex flex-col gap-1 px-(--gutter) pb-4 outline-none md:px-4">
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
