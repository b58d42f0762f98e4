import { createHash, createHmac, type KeyObject } from 'node:crypto';

/** Bytes of a UUID in text. */
const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/**
 * A name-based UUID, version 5 (RFC 9562, 5.5): the same namespace and name always give the same id. A long name may come in parts,
 * which are not put together first.
 */
export const uuidV5 = (namespace: string, ...name: readonly string[]): string => {
  const hash = createHash('sha1').update(bytesOf(namespace));
  for (const part of name) hash.update(part);
  const digest = hash.digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
};

/** Namespace of this program's ids; an arbitrary UUID, frozen. */
const LEAGUE = '6c8a0f5e-3d0b-4a5e-9a5a-2f1f6b8d7c10';

/**
 * The id of a command (docs/rules.md#commands): who, where and which Idempotency-Key, so that a repeat has the same one; of a
 * visitor, who may be anybody, also the digest of what was sent. A UUID, because ids of events and new things are derived from it.
 */
export const commandIdOf = (actorId: string, route: string, key: string, ...digest: readonly string[]): string =>
  uuidV5(LEAGUE, JSON.stringify([actorId, route, key, ...digest]));

/**
 * HMAC-SHA-256 (hex) of a command's body; tells whether the same key came with another body. The order of an object's keys
 * is no part of a body: they are sorted, at any depth.
 */
export const digestOf = (key: Buffer | KeyObject, body: unknown): string =>
  hmacOf(key, JSON.stringify(withSortedKeys(body)));

/** The digest that older programs made, which did not sort the keys: events that they recorded carry it. */
export const digestAsSent = (key: Buffer | KeyObject, body: unknown): string => hmacOf(key, JSON.stringify(body));

const hmacOf = (key: Buffer | KeyObject, text: string | undefined): string =>
  createHmac('sha256', key)
    .update(text ?? '')
    .digest('hex');

/**
 * Objects of a list mostly have the same keys in the same order: those are sorted once, and the sorted ones copied from one example,
 * which has all of its keys from the beginning. Only where a key is `__proto__` it has no prototype, so that this is a key like any
 * other: such objects are slow.
 */
const withSortedKeys = (value: unknown, order: KeyOrder = {}): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const orderInList: KeyOrder = {};
    return value.map((item) => withSortedKeys(item, orderInList));
  }
  const members = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(members);
  if (order.given === undefined || !sameTexts(order.given, keys)) {
    order.given = keys;
    order.example = keys.includes('__proto__') ? { __proto__: null } : {};
    for (const key of keys.toSorted()) order.example[key] = undefined;
  }
  const sorted: Record<string, unknown> = { ...order.example };
  for (const key of keys) sorted[key] = withSortedKeys(members[key]);
  return sorted;
};

/** The keys of the object before in the same list, and an object that has them sorted. */
type KeyOrder = { given?: readonly string[]; example?: Record<string, unknown> };

const sameTexts = (ones: readonly string[], others: readonly string[]): boolean =>
  ones.length === others.length && ones.every((text, index) => text === others[index]);
