import { QueryPart } from '../../components/query/query-part.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { awardsMessages } from '../../messages/tr/awards.ts';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { Award } from '../achievements/award.tsx';
import { seasonAwardsQuery } from '../achievements/queries.ts';
import { ReceiverLink } from '../achievements/receiver-link.tsx';

/** What players and teams were given in a season, the latest first. */
export const SeasonAwards = ({ season }: { readonly season: number }) => (
  <QueryPart
    query={seasonAwardsQuery(season)}
    waiting={<Skeleton shape="people" rows={3} />}
    failed={awardsMessages.failed}
  >
    {(awards) =>
      awards.length === 0 ? (
        <p className="px-(--gutter) pb-4 text-text-2 md:px-4">{words.awardsNone}</p>
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {awards.map((award) => (
            <li key={award._id} className="px-(--gutter) py-3 md:px-4">
              <Award award={award}>
                <ReceiverLink
                  of={award}
                  className="-my-1.5 flex min-h-11 w-fit items-center font-semibold hover:underline"
                />
              </Award>
            </li>
          ))}
        </ol>
      )
    }
  </QueryPart>
);
