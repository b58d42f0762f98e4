import { createHash } from 'node:crypto';
import type { ModelVersion } from '../ports/read-model-reader.ts';

/**
 * The ETag of an answer made of read models at these versions: generation and position of each. Weak, because the
 * compressed forms share it. `release` differs from build to build: new code may answer otherwise at the same position.
 */
export const etagOf = (release: string, versions: readonly ModelVersion[]): string =>
  `W/"${[encodeURIComponent(release), ...versions.map(versionText)].join('.')}"`;

/**
 * For answers that are made of more than read models: as {@link etagOf}, and a digest of the body. A picture has no versions in its tag:
 * it mostly stays the same while its read models move.
 */
export const etagOfBody = (release: string, versions: readonly ModelVersion[], body: Buffer): string =>
  `${etagOf(release, versions).slice(0, -1)}.${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

/** The version of a read model, as it stands in the ETag of each answer that is made of it. */
export const versionText = ({ generation, changed }: ModelVersion): string =>
  `${encodeURIComponent(generation)}-${changed}`;

/** Whether `If-None-Match` names the ETag: weak comparison, lists and `*` (RFC 9110 13.1.2). */
export const isNamed = (etag: string, ifNoneMatch: string): boolean => {
  if (ifNoneMatch === etag) return true;
  const wanted = opaque(etag);
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag.trim()) === wanted);
};

const opaque = (etag: string): string => (etag.startsWith('W/') ? etag.slice(2) : etag);
