import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body may travel compressed. */
export type Encoding = 'br' | 'gzip';

/** `Accept-Encoding` values are few (browsers send the same every time) but come from outside: keep a bounded number. */
const REMEMBERED = 64;
const choices = new Map<string, Encoding | undefined>();

/** The best encoding that the header allows (RFC 9110 12.5.3), brotli before gzip at the same weight. */
export const preferredEncoding = (header: string | undefined): Encoding | undefined => {
  if (header === undefined) return undefined;
  const known = choices.get(header);
  if (known !== undefined || choices.has(header)) return known;
  const choice = choose(header);
  if (choices.size >= REMEMBERED) choices.clear();
  choices.set(header, choice);
  return choice;
};

const choose = (header: string): Encoding | undefined => {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : undefined;
};

/** A smaller body fits into one packet anyway, and unpacking would cost more than it saves. */
const WORTHWHILE_BYTES = 1000;

/**
 * How much effort compression may take: `quick` while a client waits, `best` for bytes that are kept. On our answers brotli at
 * 4 is as small as at 5 in half the time; at 11 it is a sixth smaller in a hundred times that.
 */
type Effort = 'quick' | 'best';

const compressors = {
  br: (body: Buffer, effort: Effort) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 4 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, effort: Effort) =>
    promisify(gzip)(body, { level: effort === 'quick' ? 6 : constants.Z_BEST_COMPRESSION }),
};

/** The body compressed, in a thread of its own; undefined where it is too small to gain anything. */
export const compressed = async (
  body: Buffer,
  encoding: Encoding,
  effort: Effort = 'quick',
): Promise<Buffer | undefined> => (body.length < WORTHWHILE_BYTES ? undefined : compressors[encoding](body, effort));
