import type { importAnswer } from '@league/command-api/contract/import-answer.ts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { Banner } from '../../components/ui/banner.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { FigureTiles } from '../../components/ui/figure-tiles.tsx';
import { Section } from '../../components/ui/section.tsx';
import { importMessages as words } from '../../messages/tr/import.ts';
import { addressOfEntry } from '../audit/filter.ts';
import { ImportProgress, type Underway } from './import-progress.tsx';

const linkClass = buttonClass('secondary');

type ImportDoneProps = {
  readonly answer: z.infer<typeof importAnswer>;
  readonly underway: Underway;
  readonly finished: number | undefined;
};

/** What an import made, with the ways to it and to its entry in the audit. Results that are still being written are counted. */
export const ImportDone = ({ answer, underway, finished }: ImportDoneProps) => {
  const { message, teams, matches, results, unchanged, createdTeams, createdPlayers, entry, look } = answer;
  const section = useRef<HTMLDivElement>(null);
  // The button that had the focus went with the preview, further down the page.
  useEffect(() => section.current?.focus(), []);
  return (
    <div ref={section} tabIndex={-1} className="outline-none">
      <Section title={words.done}>
        <div className="flex flex-col gap-3 px-(--gutter) pb-4 md:px-4">
          <Banner tone={look === undefined ? 'success' : 'info'} announced>
            {message}
          </Banner>
          {look !== undefined && <ImportProgress {...underway} finished={finished} />}
          <div className="flex flex-wrap gap-2">
            {entry !== undefined && (
              <Link to="/admin/audit" search={{ entry: addressOfEntry(entry) }} className={linkClass}>
                {words.toAudit}
              </Link>
            )}
            <Link to="/weekly-matches" className={linkClass}>
              {words.toMatches}
            </Link>
            <Link to="/standings" className={linkClass}>
              {words.toTable}
            </Link>
          </div>
        </div>
        <FigureTiles
          inSection
          figures={[
            { label: words.figures.matches, value: matches },
            { label: words.figures.results, value: results },
            { label: words.figures.unchanged, value: unchanged },
            { label: words.figures.named, value: teams },
            { label: words.figures.teams, value: createdTeams },
            { label: words.figures.players, value: createdPlayers },
          ]}
        />
      </Section>
    </div>
  );
};
