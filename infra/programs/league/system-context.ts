import { randomUUID } from 'node:crypto';
import type { Actor } from '@league/events/envelope.ts';
import type { CommandContext } from '@league/command-api/handling/handle-command.ts';

export const SYSTEM: Actor = { id: 'system', role: 'system' };
export const OPERATOR: Actor = { id: 'operator', role: 'operator' };

/** The context of an act that came from no browser: a start, or an operator's command. Each is one of its own. */
export const contextOf = (actor: Actor, now: number, reason?: string): CommandContext => {
  const commandId = randomUUID();
  return {
    actor,
    commandId,
    bodyDigest: '',
    correlationId: commandId,
    causationId: commandId,
    ...(reason === undefined ? {} : { reason }),
    now,
  };
};
