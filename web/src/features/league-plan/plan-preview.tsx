import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Section } from '../../components/ui/section.tsx';
import { formatDay, formatTime, instantOf } from '../../format/time.ts';
import { leaguePlanMessages as words } from '../../messages/tr/league-plan.ts';
import { teamsQuery } from '../teams/queries.ts';
import { type PlannedFixture, type PlannedWeek, plannedWeeks } from './plan-weeks.ts';

type NameOf = (team: string) => string;

const Fixture = ({ fixture, nameOf }: { readonly fixture: PlannedFixture; readonly nameOf: NameOf }) => {
  const kickOff = instantOf(fixture.date);
  return (
    <li className="flex gap-3 text-table">
      {kickOff !== null && <time dateTime={kickOff.toISOString()}>{formatTime(kickOff)}</time>}
      <span className="min-w-0 wrap-anywhere">
        {nameOf(fixture.home)} – {nameOf(fixture.away)}
      </span>
    </li>
  );
};

const Week = ({ week, nameOf }: { readonly week: PlannedWeek; readonly nameOf: NameOf }) => (
  <section className="flex flex-col gap-1">
    <h3 className="font-semibold">{words.week(week.week, week.date && formatDay(week.date))}</h3>
    <ul className="flex flex-col gap-0.5 tabular-nums">
      {week.fixtures.map((fixture) => (
        <Fixture key={`${fixture.home} ${fixture.away}`} fixture={fixture} nameOf={nameOf} />
      ))}
    </ul>
    {week.resting.length > 0 && (
      <p className="text-small text-text-2">{words.resting(week.resting.map(nameOf).join(', '))}</p>
    )}
  </section>
);

type PlanPreviewProps = {
  readonly fixtures: readonly PlannedFixture[];
  /** The button that records it. */
  readonly children: ReactNode;
};

/** The weeks as they would be planned, before anything is recorded. */
export const PlanPreview = ({ fixtures, children }: PlanPreviewProps) => {
  const names = new Map(useQuery(teamsQuery()).data?.map(({ _id, name }) => [_id, name]));
  const nameOf: NameOf = (team) => names.get(team) ?? '…';
  return (
    <Section title={words.preview}>
      <div className="flex flex-col gap-4 px-(--gutter) pb-4 md:px-4">
        <p className="text-text-2">{words.previewNote}</p>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {plannedWeeks(fixtures).map((week) => (
            <Week key={week.week} week={week} nameOf={nameOf} />
          ))}
        </div>
        {children}
      </div>
    </Section>
  );
};
