import type { RawEvent } from './raw-log.ts';

/** What EventStoreDB keeps in an event's metadata beside what we call so (eventstoredb-records.ts). */
type Envelope = Pick<RawEvent, 'version' | 'recordedAt' | 'metadata'>;

/** The field that holds metadata as text where it is no JSON object of ours; such metadata comes back as broken as it was. */
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

/** For an event without time or version, which no program of ours wrote: no program reads version 0, here or there. */
const UNKNOWN = { version: 0, recordedAt: 0 };

/** Version, time and metadata of what EventStoreDB keeps. Never throws. */
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
