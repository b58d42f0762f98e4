import type { KeyObject } from 'node:crypto';
import { AnsweredBefore, type KeyedCommand } from '../handling/handle-command.ts';
import { digestAsSent } from '../handling/ids.ts';
import { Refused } from '../handling/refused.ts';
import type { QuietCommand, QuietCommands } from '../ports/quiet-commands.ts';
import type { CommandAnswer, CommandRequest, Handle } from './command-request.ts';

/**
 * Handles a request so that a repeat with the same Idempotency-Key is answered as the first time. Commands that recorded
 * something are found in the log. A command that was decided and recorded nothing is stored with its answer before it is
 * answered; a repeat that comes before that is decided for itself. Refusals are never stored, nor are answers to calls that are
 * no commands, such as a login, whose answer holds a token.
 */
export const answeredOnce = async (
  handle: Handle,
  request: CommandRequest,
  { quietCommands, digestKey }: { readonly quietCommands: QuietCommands; readonly digestKey: KeyObject },
): Promise<CommandAnswer> => {
  if (request.header('idempotency-key') === undefined) return handle(request);
  const { context, sent } = request;
  const { commandId, bodyDigest, now } = context;
  let decided = false;
  let recorded = false;
  const keyed: KeyedCommand = {
    digestAsSent: () => digestAsSent(digestKey, sent),
    refuseAnswered: async () => {
      decided = true;
      const kept = await quietCommands.find(commandId, now);
      if (kept !== undefined) throw new AnsweredBefore(kept);
    },
    onRecorded: () => {
      recorded = true;
    },
  };
  try {
    const answer = await handle({ ...request, context: { ...context, keyed } });
    if (!decided || recorded) return answer;
    return answerOf(await quietCommands.keep({ commandId, bodyDigest, at: now, answer: textOf(answer) }), bodyDigest);
  } catch (error) {
    if (error instanceof AnsweredBefore) return answerOf(error.kept, bodyDigest);
    throw error;
  }
};

const textOf = ({ position, ...answer }: CommandAnswer): string =>
  JSON.stringify({ ...answer, ...(position === undefined ? {} : { position: position.toString() }) });

type Kept = Omit<CommandAnswer, 'position'> & { readonly position?: string };

/** @throws Refused IDEMPOTENCY_KEY_REUSED where the stored answer is to another body */
const answerOf = (kept: QuietCommand, bodyDigest: string): CommandAnswer => {
  if (kept.bodyDigest !== bodyDigest) throw new Refused('IDEMPOTENCY_KEY_REUSED');
  const { position, ...answer } = JSON.parse(kept.answer) as Kept;
  return position === undefined ? answer : { ...answer, position: BigInt(position) };
};
