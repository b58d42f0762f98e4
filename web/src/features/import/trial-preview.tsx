import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import type { ImportReport } from '@league/command-api/contract/import-answer.ts';
import type { ReactNode } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextArea } from '../../components/ui/field.tsx';
import { FigureTiles } from '../../components/ui/figure-tiles.tsx';
import { Section } from '../../components/ui/section.tsx';
import { importMessages as words } from '../../messages/tr/import.ts';
import { TrialList } from './trial-list.tsx';
import { trialRows } from './trial-rows.ts';

type TrialPreviewProps = {
  readonly trial: ImportReport;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly importing: boolean;
  readonly onImport: () => void;
  /** Above the button: why the import failed, or how far it has come. */
  readonly children: ReactNode;
};

const figuresOf = ({ matches, results, unchanged, createdTeams, createdPlayers }: ImportReport, refused: number) => [
  { label: words.figures.matches, value: matches },
  { label: words.figures.results, value: results },
  { label: words.figures.unchanged, value: unchanged },
  { label: words.figures.refused, value: refused },
  { label: words.figures.teams, value: createdTeams },
  { label: words.figures.players, value: createdPlayers },
];

/** What an import would do, line by line, before anything is recorded; the button that records it, unless lines are refused. */
export const TrialPreview = ({ trial, reason, onReason, importing, onImport, children }: TrialPreviewProps) => {
  const { matches, results, teamsToCreate, playersToCreate, encoding } = trial;
  const rows = trialRows(trial);
  const refused = rows.filter(({ does }) => does === 'refused').length;
  const isNothing = matches + results === 0;
  return (
    <Section title={words.preview}>
      <FigureTiles inSection figures={figuresOf(trial, refused)} />
      <div className="flex flex-col gap-3 border-t border-line px-(--gutter) py-4 md:px-4">
        <p className="text-text-2">{words.previewNote}</p>
        {encoding !== undefined && encoding !== 'UTF-8' && <Banner tone="info">{words.readAs(encoding)}</Banner>}
        {teamsToCreate.length > 0 && <p className="wrap-anywhere">{words.newTeams(teamsToCreate)}</p>}
        {playersToCreate.length > 0 && <p className="wrap-anywhere">{words.newPlayers(playersToCreate)}</p>}
        {refused > 0 && (
          <Banner tone="danger" announced>
            {words.refusedNote(refused)}
          </Banner>
        )}
        {refused === 0 && isNothing && (
          <Banner tone="info" announced>
            {words.nothingNew}
          </Banner>
        )}
        {refused === 0 && !isNothing && (
          <div className="flex max-w-form flex-col gap-3">
            <TextArea
              label={words.reason}
              optional
              hint={words.reasonHint}
              maxLength={MOST_REASON}
              value={reason}
              onChange={({ target }) => onReason(target.value)}
            />
            {children}
            <Button className="self-start" busy={importing} busyLabel={words.importing} onClick={onImport}>
              {words.submit(matches, results)}
            </Button>
          </div>
        )}
      </div>
      <TrialList rows={rows} />
    </Section>
  );
};
