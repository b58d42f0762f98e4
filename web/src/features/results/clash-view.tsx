import type { CurrentMatch } from '@league/command-api/contract/problem.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Button } from '../../components/ui/button.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../components/ui/table.tsx';
import { formatScore } from '../../format/number.ts';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { DialogBody, DialogFoot, StepTitle } from './dialog-parts.tsx';
import { cardFields, type ComparedField, differences, type KnownResult, resultOf } from './result-form.ts';
import type { ResultEditor } from './use-result-editor.ts';

const { clash } = resultsMessages;
const compared: readonly ComparedField[] = ['status', 'score', 'walkover', ...cardFields];

const valueOf = (result: KnownResult, field: ComparedField, match: MatchAnswer): string => {
  switch (field) {
    case 'status':
      return resultsMessages.statuses[result.status];
    case 'score':
      if (result.homeScore === null || result.awayScore === null) return clash.none;
      return formatScore(result.homeScore, result.awayScore);
    case 'walkover':
      if (result.walkoverWinner === null) return clash.noWalkover;
      return result.walkoverWinner === 'home' ? match.homeTeam.name : match.awayTeam.name;
    default:
      return result[field] === null ? clash.none : String(result[field]);
  }
};

const changedBy = ({ changedBy: who, changedAt }: CurrentMatch): string => {
  const when = instantOf(changedAt);
  return who === null || when === null ? clash.byUnknown : clash.by(who, formatDateTime(when));
};

type ClashViewProps = { readonly editor: ResultEditor; readonly theirs: CurrentMatch; readonly match: MatchAnswer };

/** Someone else was faster (412): both results side by side, and the person decides. Never sent again by itself. */
export const ClashView = ({ editor, theirs, match }: ClashViewProps) => {
  const mine = resultOf(editor.form, theirs.resultRevision);
  const differing = differences(mine, theirs);
  return (
    <>
      <DialogBody>
        <StepTitle>{clash.title}</StepTitle>
        <p className="text-text-2">{changedBy(theirs)}</p>
        <Table caption={clash.caption}>
          <thead>
            <tr>
              <HeadCell>{clash.field}</HeadCell>
              <HeadCell>{clash.mine}</HeadCell>
              <HeadCell>{clash.theirs}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {compared.map((field) => (
              <tr key={field} className={`border-t border-line ${differing.has(field) ? 'bg-warning-tint' : ''}`}>
                <RowHead>
                  {clash.fields[field]}
                  {differing.has(field) && <span className="block text-small text-text-2">{clash.differs}</span>}
                </RowHead>
                <Cell>{valueOf(mine, field, match)}</Cell>
                <Cell>{valueOf(theirs, field, match)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </DialogBody>
      <DialogFoot>
        <Button variant="ghost" onClick={editor.toForm}>
          {resultsMessages.leaveStay}
        </Button>
        <Button variant="secondary" onClick={editor.takeTheirs}>
          {clash.takeTheirs}
        </Button>
        <Button busyLabel={editor.saving ? resultsMessages.saving : undefined} onClick={() => editor.keepMine(theirs)}>
          {clash.keepMine}
        </Button>
      </DialogFoot>
    </>
  );
};
