import type { PreviewAnswer } from '@league/query-api/contract/standings.ts';
import { useDeferredValue } from 'react';
import { useEyes } from '../../api/use-session.ts';
import { Crest } from '../../components/league/crest.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useSlide } from '../../components/ui/use-slide.ts';
import { rankingRulesMessages } from '../../messages/tr/ranking-rules.ts';
import { Movement } from '../standings/movement.tsx';
import { Place } from '../standings/place.tsx';
import { previewQuery } from './queries.ts';

const { preview: words } = rankingRulesMessages;

const SKELETON_ROWS = 8;

const sentenceOf = ({ matches, rows }: PreviewAnswer): string => {
  if (rows.length === 0) return words.noTeams;
  const movers = rows.filter(({ moves }) => moves !== 0).length;
  if (movers > 0) return words.movers(movers);
  return matches === 0 ? words.noFixtures : words.nobody;
};

const Rows = ({ rows }: Pick<PreviewAnswer, 'rows'>) => {
  const list = useSlide<HTMLOListElement>();
  return (
    <ol ref={list} className="flex flex-col">
      {rows.map(({ teamInfo, position, points, moves }) => (
        <li
          key={teamInfo._id}
          data-slides={teamInfo._id}
          className={classNames(
            'flex min-h-10 flex-wrap items-center gap-x-3 px-2 text-table tabular-nums',
            moves !== 0 && 'bg-sunken',
          )}
        >
          <Place position={position} zone={null} />
          <Crest team={teamInfo} />
          <span className="min-w-0 flex-1 basis-[8em] wrap-anywhere">{teamInfo.name}</span>
          {moves !== 0 && <Movement places={moves} className="w-8" />}
          <span className="text-text-2">{words.points(points)}</span>
        </li>
      ))}
    </ol>
  );
};

/** Today's table by the rules that stand in the form, and who would move; undefined while they cannot be read. */
export const Preview = ({ parameters }: { readonly parameters: string | undefined }) => {
  const eyes = useEyes();
  // The table of the last rules stays until that of the new ones is there.
  const wanted = useDeferredValue(parameters);
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-2 px-(--gutter) pb-4 md:px-4">
        {wanted === undefined ? (
          <p className="text-text-2">{words.unreadable}</p>
        ) : (
          <QueryPart
            query={previewQuery(wanted, eyes)}
            waiting={<Skeleton shape="table" rows={SKELETON_ROWS} />}
            failed={words.failed}
          >
            {(answer) => (
              <>
                <p className="text-text-2">{sentenceOf(answer)}</p>
                {answer.rows.length > 0 && <Rows rows={answer.rows} />}
              </>
            )}
          </QueryPart>
        )}
      </div>
    </Section>
  );
};
