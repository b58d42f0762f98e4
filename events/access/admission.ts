import type { IncomingMessage } from 'node:http';
import type { Actor } from '../src/envelope.ts';
import type { SessionReader } from '../src/ports/session-reader.ts';
import { checkOf, isPublic, type Right } from './rights.ts';

/** Who has no session. */
const VISITOR: Actor = { id: 'visitor', role: 'visitor' };

/** Somebody has not the right to a call; `askedBy` is the id of the account, or 'visitor'. */
export class NotAdmitted extends Error {
  override readonly name = 'NotAdmitted';
  readonly code: 'UNAUTHENTICATED' | 'FORBIDDEN';
  readonly askedBy: string;

  constructor(code: NotAdmitted['code'], askedBy: string) {
    super(code);
    this.code = code;
    this.askedBy = askedBy;
  }
}

/** A request whose path has been matched. */
type Asking = Pick<IncomingMessage, 'headersDistinct'> & { readonly params: Readonly<Record<string, unknown>> };

/**
 * Says who asks, in the role that the right lets act. Rights are looked up anew for each request. `onSession` is called once the
 * token is known to have a session, before its roles are asked for. @throws NotAdmitted
 */
export type Admit = (req: Asking, onSession?: () => void) => Promise<Actor>;

/** Guards one call, named by method and path. @throws Error at start-up for a right that cannot be */
export const guard = (call: string, right: Right, sessions: SessionReader): Admit => {
  const check = checkOf(call, right);
  return async (req, onSession) => {
    const token = bearerToken(req);
    const account = token === undefined ? undefined : await sessions.identify(token, onSession);
    const role = account && check(account, req.params);
    if (account !== undefined && role !== undefined) return { id: account.id, role };
    if (isPublic(right)) return VISITOR;
    throw account === undefined
      ? new NotAdmitted('UNAUTHENTICATED', VISITOR.id)
      : new NotAdmitted('FORBIDDEN', account.id);
  };
};

/** The token of the one `Authorization: Bearer …`; a request with two says nothing. */
export const bearerToken = ({ headersDistinct }: Pick<Asking, 'headersDistinct'>): string | undefined => {
  const [header = '', ...more] = headersDistinct['authorization'] ?? [];
  return more.length === 0 ? /^Bearer ([\w-]{20,200})$/i.exec(header)?.[1] : undefined;
};
