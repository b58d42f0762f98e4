import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may be without an answer: browsers send one at a time, proxies too. */
const MAX_UNANSWERED = 16;

/**
 * Handles the requests of a connection one after the other, where Node would hand over at once whatever was sent in one go:
 * the next one begins when the answer before it is with the operating system, in a later turn of the event loop. So a client
 * that does not read has one answer made for it and no more, others come between, and what waits on a connection that is gone
 * is never begun. The seventeenth unanswered request closes its connection at once; what had begun comes to its end, as on any
 * connection that is cut.
 */
export const oneByOne = (handle: RequestListener): RequestListener => {
  const waiting = new WeakMap<Socket, number>();
  return (req, res) => {
    // The response has its socket, so none is before it. A client that does not pipeline pays for no more than this comparison.
    if (res.socket !== null) {
      handle(req, res);
      return;
    }
    const { socket } = req;
    const before = waiting.get(socket) ?? 0;
    if (before + 1 >= MAX_UNANSWERED) {
      closeUnheard(socket);
      return;
    }
    waiting.set(socket, before + 1);
    // Node gives an answer the socket when it is its turn.
    res.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      setImmediate(() => {
        if (!socket.destroyed) handle(req, res);
      });
    });
  };
};

type ParsedSocket = Socket & { readonly parser?: { onIncoming: () => number } | null };

/** What makes Node's parser stop behind a request: the rest would be another protocol. */
const NO_MORE_HTTP = 2;

/**
 * Closes the connection and hears no more from it. Node would go on through what it has read already, up to 64 KiB and hundreds
 * of requests, which costs twenty times what the refusal does; without the parser's own member it does.
 */
const closeUnheard = (socket: ParsedSocket): void => {
  socket.destroy();
  if (socket.parser) socket.parser.onIncoming = () => NO_MORE_HTTP;
};
