import type { EventType, LeagueEventOf } from '@league/events/catalogue.ts';
import { formatPosition, type Replayed } from '@league/events/envelope.ts';
import { restsOn, UNDOABLE, type UndoableAct } from '@league/events/rules/undoable-acts.ts';
import {
  type SeasonActsDocument,
  seasonActsId,
  seasonActsModel,
  type StandingAct,
} from '@league/query-api/contract/season-acts.ts';
import { defineProjection } from '../define-projection.ts';
import { isoTime } from './iso-time.ts';

const handles = [
  ...UNDOABLE,
  'SeasonActUndone',
  'FixturesGenerated',
  'FixturesImported',
  'FixturesRestored',
  'MatchAdded',
  'MatchReplanned',
  'PointsDeducted',
  'MatchResultEntered',
  'MatchResultCorrected',
  'MatchResultAnnulled',
  'MatchStatusChanged',
] as const satisfies readonly EventType[];

type Handled = Replayed<LeagueEventOf<(typeof handles)[number]>>;
type ActEvent = Extract<Handled, { type: UndoableAct }>;
type MatchEvent = Replayed<
  LeagueEventOf<'MatchResultEntered' | 'MatchResultCorrected' | 'MatchResultAnnulled' | 'MatchStatusChanged'>
>;

/** The acts on each season that stand, and what rests on them: what the seasons decide by, for who wants to take one back. */
export const seasonActs = defineProjection({
  model: seasonActsModel,
  version: 1,
  handles,
  documentIds: (event) => [seasonActsId(seasonOf(event))],
  evolve: (document, event) => {
    switch (event.type) {
      case 'TeamWithdrawn':
      case 'MatchesDeleted':
      case 'AllPlayerStatisticsReset':
      case 'TransfersReset':
      case 'SeasonReset':
        return isBehind(document, event) ? document : withAct(document, event);
      case 'SeasonActUndone':
        if (event.data.undone.act === 'SeasonReset') return null;
        return document === null || isBehind(document, event) ? document : withoutLast(document, event);
      case 'MatchResultEntered':
      case 'MatchResultCorrected':
      case 'MatchResultAnnulled':
      case 'MatchStatusChanged':
        return document && changedActs(document, (act) => afterMatch(act, event));
      default:
        return document && changedActs(document, (act) => (restsOn(act.act, event) ? { ...act, rested: true } : act));
    }
  },
});

const seasonOf = (event: Handled): number => (event.type === 'SeasonReset' ? event.data.opened : event.data.season);

/** Whether the event has been counted: it stands in the log no later than the latest act. */
const isBehind = (document: SeasonActsDocument | null, { position }: Handled): boolean =>
  document !== null && formatPosition(position) <= document.upTo;

const withAct = (document: SeasonActsDocument | null, event: ActEvent): SeasonActsDocument => {
  const position = formatPosition(event.position);
  const act: StandingAct = { ...NOTHING, position, recordedAt: isoTime(event.recordedAt), ...sayingOf(event) };
  return { season: seasonOf(event), acts: [...(document?.acts ?? []), act], upTo: position };
};

const NOTHING = {
  team: null,
  matches: null,
  players: null,
  freed: [],
  closed: null,
  settled: [],
  changed: [],
  rested: false,
};

/** What the act says of itself. */
const sayingOf = (event: ActEvent): Pick<StandingAct, 'act'> & Partial<StandingAct> => {
  const { type: act, data } = event;
  switch (act) {
    case 'TeamWithdrawn':
      return { act, team: data.teamId };
    case 'MatchesDeleted':
      return { act, team: data.teamId ?? null, matches: data.matches.length, players: data.players ?? null };
    case 'AllPlayerStatisticsReset':
      return { act, players: data.players };
    case 'TransfersReset':
      return { act, freed: [...data.players] };
    default:
      return { act, closed: data.closed };
  }
};

const withoutLast = (document: SeasonActsDocument, { position }: Handled): SeasonActsDocument => ({
  ...document,
  acts: document.acts.slice(0, -1),
  upTo: formatPosition(position),
});

/** The document with each act as the event leaves it; the same object where it leaves all as they are. */
const changedActs = (document: SeasonActsDocument, after: (act: StandingAct) => StandingAct): SeasonActsDocument => {
  const acts = document.acts.map((act) => (act.rested ? act : after(act)));
  return acts.every((act, index) => act === document.acts[index]) ? document : { ...document, acts };
};

/** A withdrawal after a match was settled for it, or changed by somebody when it had been. */
const afterMatch = (act: StandingAct, { data }: MatchEvent): StandingAct => {
  if (act.act !== 'TeamWithdrawn') return act;
  const following = 'withdrawnTeam' in data ? data.withdrawnTeam : undefined;
  if (following !== undefined) {
    return following === act.team ? { ...act, settled: withOne(act.settled, data.matchId) } : act;
  }
  return act.settled.includes(data.matchId) ? { ...act, changed: withOne(act.changed, data.matchId) } : act;
};

const withOne = (ids: string[], id: string): string[] => (ids.includes(id) ? ids : [...ids, id]);
