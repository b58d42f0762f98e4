import type { SeasonActsAnswer } from '@league/query-api/contract/season-acts.ts';
import { AlertFacts } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { controlPanelMessages } from '../../messages/tr/control-panel.ts';
import type { SeasonAct } from './control-search.ts';

type ActCardProps = Pick<SeasonActsAnswer, 'counts'> & {
  readonly act: SeasonAct;
  readonly onAsk: () => void;
};

/** An act on the season: what it does with the real numbers, what stays, and the button to its question. */
export const ActCard = ({ act, counts, onAsk }: ActCardProps) => {
  const words = controlPanelMessages.acts[act];
  const nothing = words.nothing(counts);
  return (
    <Section title={words.title} level={3}>
      <div className="flex flex-col items-start gap-3 px-(--gutter) pb-4 md:px-4">
        <p>{words.text}</p>
        {nothing === undefined && (
          <div className="self-stretch">
            <AlertFacts facts={words.facts(counts)} />
          </div>
        )}
        <p className="text-meta text-text-2">{words.remains}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* Stays in its place where nothing is left to do, and keeps the focus. */}
          <Button variant="secondary" aria-disabled={nothing !== undefined} onClick={onAsk}>
            {nothing === undefined ? words.submit(counts) : words.title}
          </Button>
          {nothing !== undefined && <span className="text-small text-text-3">{nothing}</span>}
        </div>
      </div>
    </Section>
  );
};
