import type { RawEvent } from './raw-log.ts';

/** What EventStoreDB keeps in an event's metadata beside what we call so (eventstoredb-records.ts). */
type Envelope = Pick<RawEvent, 'version' | 'recordedAt' | 'metadata'>;

/** Holds, as text, what is no JSON object of ours: only such an event has it, and it reads as broken as it was. */
const VERBATIM = 'verbatim';

/**
 * Metadata as EventStoreDB keeps it, time and version beside; {@link fromStoredMetadata} gives the same text back, to the
 * letter, also where that is no JSON.
 */
export const toStoredMetadata = (envelope: Envelope): string => {
  const { version, recordedAt, metadata } = envelope;
  const plain = plainly(envelope);
  return plain !== undefined && isSame(fromStoredMetadata(plain), envelope)
    ? plain
    : JSON.stringify({ [VERBATIM]: metadata, recordedAt, version });
};

const plainly = ({ version, recordedAt, metadata }: Envelope): string | undefined => {
  try {
    return JSON.stringify({ ...(JSON.parse(metadata) as object), recordedAt, version });
  } catch {
    return undefined;
  }
};

const isSame = (one: Envelope, other: Envelope): boolean =>
  one.version === other.version && one.recordedAt === other.recordedAt && one.metadata === other.metadata;

/** An event that says neither time nor version is nobody's; version 0 is one that no program reads, here or there. */
const UNKNOWN = { version: 0, recordedAt: 0 };

/** What EventStoreDB keeps, in our parts. Never throws. */
export const fromStoredMetadata = (json: string): Envelope => {
  let stored: { readonly version?: unknown; readonly recordedAt?: unknown } | null;
  try {
    stored = JSON.parse(json) as typeof stored;
  } catch {
    return { ...UNKNOWN, metadata: json };
  }
  const { version, recordedAt, ...rest } = stored ?? {};
  if (!isWhole(version) || !isWhole(recordedAt)) return { ...UNKNOWN, metadata: json };
  const verbatim = Object.keys(rest).length === 1 ? (rest as { readonly [VERBATIM]?: unknown })[VERBATIM] : undefined;
  return { version, recordedAt, metadata: typeof verbatim === 'string' ? verbatim : JSON.stringify(rest) };
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
