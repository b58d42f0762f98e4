/** An appointment. Instants are ISO 8601, UTC. */
export type Appointment = {
  /** The same as long as it is the same appointment, and no other's, in any calendar. */
  readonly uid: string;
  readonly start: string;
  readonly lastsMs: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string | undefined;
  readonly isCancelled: boolean;
  readonly changedAt: string;
};

type Calendar = {
  readonly name: string;
  readonly appointments: readonly Appointment[];
};

/**
 * The calendar as iCalendar (RFC 5545), to be subscribed to: its name and how often to ask for it are those of RFC 7986, and of the
 * programs that came before it.
 */
export const iCalendar = ({ name, appointments }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//League//Calendar//TR',
    'CALSCALE:GREGORIAN',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...appointments.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const linesOf = (appointment: Appointment): string[] => {
  const { uid, start, lastsMs, summary, description, location, url, isCancelled, changedAt } = appointment;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // Without a METHOD both say when the appointment was last revised (RFC 5545 3.8.7.2), which keeps the answer the same to the byte.
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence(changedAt)}`,
    `DTSTART:${utc(start)}`,
    `DURATION:PT${Math.round(lastsMs / 60_000)}M`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    ...(location === null ? [] : [`LOCATION:${text(location)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
};

/** `2026-09-04T18:00:00.000Z` as `20260904T180000Z`. */
const utc = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const SEQUENCES_BEGIN = Date.UTC(2020, 0);

/** Rises with each revision, in seconds, and fits into the 31 bits of an INTEGER (RFC 5545 3.3.8) until 2088. */
const sequence = (changedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(changedAt) - SEQUENCES_BEGIN) / 1000));

/** A TEXT (RFC 5545 3.3.11): no control character may stand in it, and a line break only as `\n`. */
const text = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

const LINE_OCTETS = 75;

/** The line in pieces of at most 75 octets (RFC 5545 3.1), no character of which is cut. */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let [piece, octets] = ['', 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LINE_OCTETS) {
      pieces.push(piece);
      [piece, octets] = [' ', 1];
    }
    piece += character;
    octets += more;
  }
  return [...pieces, piece].join('\r\n');
};
