import { MOST_GOALS } from '@league/command-api/contract/match-answer.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Crest } from '../../components/league/crest.tsx';
import type { PlateState } from '../../components/league/match-text.ts';
import { ScorePlate } from '../../components/league/score-plate.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { FIRST_FIELD } from '../../components/ui/dialog.tsx';
import { FieldError } from '../../components/ui/field-frame.tsx';
import { Stepper } from '../../components/ui/stepper.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import { type ResultForm, type Side, takesResult, takesScore, walkoverScore } from './result-form.ts';
import type { ResultEditor } from './use-result-form.ts';

const texts = resultsMessages.score;

const TeamName = ({ team, side }: { readonly team: TeamReference; readonly side: Side }) => (
  <span
    className={classNames(
      'flex min-w-0 flex-1 basis-[6.5rem] items-center gap-2 sm:basis-auto sm:flex-col sm:text-center lg:gap-3',
      side === 'home' ? 'lg:flex-row-reverse lg:text-right' : 'lg:flex-row lg:text-left',
    )}
  >
    <span className="sm:hidden">
      <Crest team={team} size={24} />
    </span>
    <span className="hidden sm:inline">
      <Crest team={team} size={32} />
    </span>
    <span className="line-clamp-3 min-w-0 leading-tight font-bold lg:flex-1 lg:text-h2 lg:leading-tight">
      {team.name}
    </span>
  </span>
);

const sideClass =
  'flex min-w-0 flex-wrap items-center justify-between gap-3 sm:flex-1 sm:flex-nowrap sm:flex-col lg:justify-end lg:gap-4';

type PartProps = { readonly editor: ResultEditor; readonly match: MatchAnswer };

const Boxes = ({ editor: { form }, match }: PartProps) => {
  const boxes = { home: form.value('homeScore'), away: form.value('awayScore') };
  const found = [boxes.home.error, boxes.away.error];
  const error = found.find((each) => each === resultsMessages.errors.scoresMissing) ?? found.find(Boolean);
  const box = (side: Side, team: TeamReference) => (
    <Stepper
      {...boxes[side]}
      {...(side === 'home' && FIRST_FIELD)}
      label={texts[side](team.name)}
      increaseLabel={texts.increase[side]}
      decreaseLabel={texts.decrease[side]}
      enterKeyHint={side === 'home' ? 'next' : 'done'}
      most={MOST_GOALS}
      error={boxes[side].error && error}
      // Both scores have one error, which is shown once above them.
      errorSeenElsewhere
    />
  );
  return (
    <div className="flex flex-col gap-3">
      {error !== undefined && (
        <div aria-hidden="true" className="sm:self-center">
          <FieldError id="score-error">{error}</FieldError>
        </div>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end sm:gap-4 lg:items-center">
        <div className={classNames(sideClass, 'lg:flex-row')}>
          <TeamName team={match.homeTeam} side="home" />
          {box('home', match.homeTeam)}
        </div>
        <span aria-hidden="true" className="hidden h-14 content-center text-h2 text-text-3 sm:block">
          –
        </span>
        <div className={classNames(sideClass, 'lg:flex-row-reverse')}>
          <TeamName team={match.awayTeam} side="away" />
          {box('away', match.awayTeam)}
        </div>
      </div>
    </div>
  );
};

const plateOf = (form: ResultForm): PlateState => {
  const { status } = form;
  if (status === 'scheduled' || status === 'cancelled') return { kind: status };
  return { kind: 'walkover', ...walkoverScore(form.walkoverWinner) };
};

const Plate = ({ editor, match: { homeTeam, awayTeam } }: PartProps) => {
  const plate = plateOf(editor.values);
  return (
    <>
      <div className="flex items-stretch gap-3 sm:hidden">
        <div className="flex min-h-31 min-w-0 flex-1 flex-col justify-around gap-3">
          <TeamName team={homeTeam} side="home" />
          <TeamName team={awayTeam} side="away" />
        </div>
        <ScorePlate plate={plate} size="M" layout="stacked" />
      </div>
      <div className="hidden min-h-23 items-end gap-4 sm:flex lg:min-h-14 lg:items-center">
        <TeamName team={homeTeam} side="home" />
        <ScorePlate plate={plate} size="M" />
        <TeamName team={awayTeam} side="away" />
      </div>
    </>
  );
};

/** The score, typed or stepped; where it cannot be entered, the score plate as every list will show it. */
export const ScoreFields = ({ editor, match }: PartProps) => {
  const { values } = editor;
  const typed = takesScore(values) && !(takesResult(values) && values.isWalkover);
  return typed ? <Boxes editor={editor} match={match} /> : <Plate editor={editor} match={match} />;
};
