import type { ProcessStatus } from '@league/command-api/processes/process-runner.ts';
import type { EventStore } from '@league/events/ports/event-store.ts';
import { registry } from '@league/projector/registry.ts';
import type { ProjectionStatus } from '@league/projector/running/projector.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { KafkaFeedStatus } from '../../adapters/event-feed/kafka.ts';
import type { ForwarderStatus } from '../../adapters/forwarder/forwarder.ts';
import type { Metrics } from './metrics.ts';

/** Where the log ends. Positions of EventStoreDB are bytes, those of SQLite events. */
export const measureLog = ({ gauge }: Metrics, store: Pick<EventStore, 'head'>): void =>
  gauge('league_log_head_position', 'position of the last event', async () => Number(await store.head()));

/** Where each projection is and how far behind the log. */
export const measureProjections = ({ gauges }: Metrics, status: () => Promise<readonly ProjectionStatus[]>): void =>
  gauges(
    'projection',
    {
      league_projection_position: 'position of the last event seen',
      league_projection_lag_positions: 'positions between the projection and the head of the log',
      league_projection_lag_seconds: 'age of the last event seen, while there is a later one; else 0',
      league_projection_running: '1 while the projection follows the log, 0 when it has stopped, is built or is stale',
    },
    async () =>
      (await status()).map(({ name, position, lag, recordedAt, state, stale }) => [
        name,
        {
          league_projection_position: Number(position),
          league_projection_lag_positions: lag === undefined ? undefined : Number(lag),
          league_projection_lag_seconds: lag === 0n ? 0 : secondsSince(recordedAt),
          league_projection_running: state === 'running' && stale === undefined ? 1 : 0,
        },
      ]),
  );

/** Where each process is, and whether it does its work. */
export const measureProcesses = ({ gauges }: Metrics, status: () => readonly ProcessStatus[]): void =>
  gauges(
    'process_manager',
    {
      league_process_position: 'position of the log up to which the process is done',
      league_process_running: '1 while the process does its work, 0 while it fails, waits, has stopped or stands by',
    },
    () =>
      status().map(({ name, position, state }) => [
        name,
        { league_process_position: Number(position), league_process_running: state === 'running' ? 1 : 0 },
      ]),
  );

/** What Kafka brings, and what the log had to give instead. */
export const measureFeed = ({ gauge }: Metrics, status: () => KafkaFeedStatus): void => {
  gauge('league_feed_connected', '1 while a consumer stands at the end of the topic', () =>
    status().connected ? 1 : 0,
  );
  gauge('league_feed_messages_total', 'messages since the start', () => status().messages);
  gauge('league_feed_duplicates_total', 'messages of events known already', () => status().duplicates);
  gauge('league_feed_garbled_total', 'messages that nobody can read', () => status().garbled);
  gauge('league_feed_gaps_healed_total', 'gaps in the topic that the log filled', () => status().gapsHealed);
  gauge('league_feed_consumers_replaced_total', 'consumers that failed or fell silent', () => status().replaced);
  gauge('league_feed_log_reads_total', 'batches read from the log instead', () => status().logReads);
};

/** How far the forwarder is; nothing while another process forwards. */
export const measureForwarder = ({ gauge }: Metrics, status: () => ForwarderStatus | undefined): void => {
  gauge('league_forwarder_running', '1 while this process forwards', () => (status()?.state === 'forwarding' ? 1 : 0));
  gauge('league_forwarder_position', 'position of the last event that Kafka has acknowledged', () => {
    const position = status()?.position;
    return position === undefined ? undefined : Number(position);
  });
  gauge('league_forwarder_messages_total', 'messages acknowledged since the start', () => status()?.forwarded);
  gauge('league_forwarder_refills_total', 'times a topic was filled anew', () => status()?.refills);
};

/** Where the read models are, as this process reads them. */
export const measureReadModels = ({ gauges }: Metrics, { current }: Pick<ModelPositions, 'current'>): void =>
  gauges(
    'model',
    {
      league_read_model_position: 'position up to which the read model has seen the log',
      league_read_model_stopped: '1 when its projection has stopped at an event',
    },
    () =>
      registry.flatMap(({ name }) => {
        const at = current(name);
        if (at === undefined) return [];
        const values = {
          league_read_model_position: Number(at.checkpoint),
          league_read_model_stopped: at.stopped ? 1 : 0,
        };
        return [[name, values] as const];
      }),
  );

const secondsSince = (time: number | undefined): number =>
  time === undefined ? 0 : Math.max(0, Date.now() - time) / 1_000;
