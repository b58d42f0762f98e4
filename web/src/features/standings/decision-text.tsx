import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { formatDifference } from '../../format/number.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';

type Decision = NonNullable<StandingRow['decidedBy']>;

/** Why a team has its place among teams with as many points; stays in view while a wide table scrolls. */
export const DecisionText = ({ row, decision }: { readonly row: StandingRow; readonly decision: Decision }) => {
  const others = decision.among.filter((team) => team._id !== row.teamInfo._id);
  const names = [row.teamInfo, ...others].map((team) => team.name);
  return (
    <div className="sticky left-4 flex w-fit max-w-[calc(100cqw-2rem)] flex-col gap-1 text-meta text-text-2">
      <p>{standingsMessages.decided(names, decision.rule)}</p>
      {decision.table !== undefined && (
        <>
          <p className="font-semibold">{standingsMessages.amongTitle}</p>
          <ol className="list-decimal pl-6">
            {decision.table.map((line) => (
              <li key={line.teamInfo._id}>
                {standingsMessages.amongRow(line.teamInfo.name, line.points, formatDifference(line.goalDifference))}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
};
