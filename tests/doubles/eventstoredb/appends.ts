import shared from '@eventstore/db-client/generated/shared_pb.js';
import statusPb, { type Status } from '@eventstore/db-client/generated/status_pb.js';
import streams, { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerDuplexStream, status } from '@grpc/grpc-js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import type { Counts } from './counts.ts';
import type { Faults } from './faults.ts';
import type { DoubleLog, Expected, Outcome, Proposed } from './log.ts';

type Pending = {
  readonly stream: string;
  readonly expected: Expected;
  /** The time by the clock of the client. */
  readonly deadline: Date;
  readonly events: Proposed[];
};

/** Answers BatchAppend: an append is answered when its last part has come, in the order of the last parts. */
export const createBatchAppend =
  (log: DoubleLog, faults: Faults, counts: Counts, cutConnections: () => void) =>
  (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    const pending = new Map<string, Pending>();
    call.on('error', () => undefined);
    call.on('end', () => call.end());
    call.on('data', (request: BatchAppendReq) => {
      if (faults.frozen) {
        // The connection is not read either, so that the client's buffers fill.
        call.pause();
        return;
      }
      if (faults.wrongPassword) {
        call.emit('error', { code: status.UNAUTHENTICATED, details: 'Received HTTP status code 401' });
        return;
      }
      const correlation = request.getCorrelationId()?.getString() ?? '';
      const append = pending.get(correlation) ?? begun(request);
      append.events.push(...proposedOf(request));
      pending.set(correlation, append);
      if (!request.getIsFinal()) return;
      pending.delete(correlation);
      counts.appends += 1;
      const answer = answerTo(append, log, faults);
      if (faults.unanswered > 0) {
        faults.unanswered -= 1;
        return;
      }
      if (faults.loseNextAnswer) {
        faults.loseNextAnswer = false;
        cutConnections();
        return;
      }
      const name = new shared.StreamIdentifier().setStreamName(Buffer.from(append.stream));
      call.write(answer.setCorrelationId(request.getCorrelationId()).setStreamIdentifier(name));
    });
  };

const begun = (request: BatchAppendReq): Pending => {
  const options = request.getOptions();
  if (options === undefined || (!options.hasNoStream() && !options.hasStreamPosition())) {
    throw new Error('the double takes appends at an explicit expected revision only');
  }
  const stream = Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  const expected = options.hasNoStream() ? 'no-stream' : BigInt(options.getStreamPosition());
  return { stream, expected, deadline: options.getDeadline()?.toDate() ?? new Date(Number.NaN), events: [] };
};

const proposedOf = (request: BatchAppendReq): Proposed[] =>
  request.getProposedMessagesList().map((message) => ({
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }));

const answerTo = ({ stream, expected, deadline, events }: Pending, log: DoubleLog, faults: Faults): BatchAppendResp => {
  if (faults.accessDenied) return failed('AccessDenied', new shared.AccessDenied());
  // Checked before anything is recorded.
  if (deadline.getTime() <= Date.now() + faults.clockAheadMs) return failed('Timeout', new shared.Timeout());
  if (faults.notReady) return failed('Server Is Not Ready');
  const sizes = events.map(({ type, data, metadata }) => 2 * type.length + data.length + metadata.length);
  if (sizes.reduce((sum, size) => sum + size, 0) > faults.appendLimit) {
    const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(faults.appendLimit);
    return failed('MaximumAppendSizeExceeded', details);
  }
  const outcome = log.append(stream, events, expected);
  if (faults.timeOuts > 0) {
    faults.timeOuts -= 1;
    return failed('Timeout', new shared.Timeout());
  }
  return outcome.kind === 'success' ? succeeded(outcome) : wrongExpectedVersion(expected, outcome.current);
};

const succeeded = ({ last }: Outcome & { kind: 'success' }): BatchAppendResp => {
  const text = last.position.toString();
  const success = new streams.BatchAppendResp.Success().setCurrentRevision(last.revision.toString());
  success.setPosition(new shared.AllStreamPosition().setCommitPosition(text).setPreparePosition(text));
  return new streams.BatchAppendResp().setSuccess(success);
};

const wrongExpectedVersion = (expected: Expected, current: Expected): BatchAppendResp => {
  const details = new shared.WrongExpectedVersion();
  if (expected === 'no-stream') details.setExpectedNoStream(new empty.Empty());
  else details.setExpectedStreamPosition(expected.toString());
  if (current === 'no-stream') details.setCurrentNoStream(new empty.Empty());
  else details.setCurrentStreamRevision(current.toString());
  return failed('WrongExpectedVersion', details);
};

type Details = { readonly serializeBinary: () => Uint8Array };

/** The failure of an append. Without details it is the one with which a server says that it is not ready. */
const failed = (name: string, details?: Details): BatchAppendResp => {
  const packed = new any.Any();
  if (details === undefined) packed.pack(new empty.Empty().serializeBinary(), 'google.protobuf.Empty');
  else packed.pack(details.serializeBinary(), `event_store.client.${name}`);
  const status: Status = new statusPb.Status();
  return new streams.BatchAppendResp().setError(status.setMessage(name).setDetails(packed));
};
