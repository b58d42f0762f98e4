import pino, { type Logger } from 'pino';

/** What waits to be written of the log while its disk is full; later lines are dropped. */
const LOG_WAITING_BYTES = 1024 * 1024;

/** The log, on standard output. One that cannot be written, to a full disk, must not end the league. */
export const openTerminalLog = (options: pino.LoggerOptions): Logger => {
  const output = pino.destination({ dest: 1, sync: true, maxLength: LOG_WAITING_BYTES });
  output.on('error', () => {});
  const log = pino(options, output);
  logWarnings(log);
  return log;
};

/** Sends Node's own warnings to the log, where every line is JSON, instead of the terminal. */
export const logWarnings = (log: Logger): void => {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    // Of kafkajs (#1751), and harmless: a timer that was due already.
    log[name === 'TimeoutNegativeWarning' ? 'debug' : 'warn']({ warning: name }, message);
  });
};

/** A line for the person who started the program; the log on standard output is for machines. */
export const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** The first SIGINT or SIGTERM. Later ones change nothing: a signal to the whole process group comes several times. */
export const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, resolve);
  });
