import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createHashQueue, type Waiting } from './hash-queue.ts';

/** argon2id with 19 MiB, two passes and one lane: the least that OWASP's Password Storage Cheat Sheet recommends. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** An operator at the machine. */
export const BY_OPERATOR: Waiting = { known: true };

/** Hashes and checks passwords, taken as they were typed. */
export type Passwords = {
  /**
   * A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Who asks is an operator unless told.
   * @throws Refused LOGINS_BUSY, and the reason of the signal, both before anything is hashed
   */
  readonly hash: (password: string, waiting?: Waiting) => Promise<string>;
  /**
   * Takes the same time for a missing hash (an unknown user) as for a wrong password.
   * @throws Refused LOGINS_BUSY, and the reason of the signal, both before anything is hashed
   */
  readonly matches: (password: string, hash: string | undefined, waiting: Waiting) => Promise<boolean>;
};

/** A password's key under this salt. */
export type Derive = (password: string, salt: Buffer) => Promise<Buffer>;

export const createPasswords = (derive: Derive = argon2id): Passwords => {
  const inTurn = createHashQueue();
  const hash: Passwords['hash'] = async (password, waiting = BY_OPERATOR) => {
    const salt = randomBytes(SALT_BYTES);
    return phc(salt, await inTurn(() => derive(password, salt), waiting));
  };
  const nobody = phc(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));
  return {
    hash,
    matches: async (password, stored, waiting) => {
      const { salt, key } = parsed(stored ?? nobody);
      const same = timingSafeEqual(await inTurn(() => derive(password, salt), waiting), key);
      return same && stored !== undefined;
    },
  };
};

const argon2id: Derive = (password, salt) =>
  new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      { message: password, nonce: salt, parallelism: LANES, tagLength: HASH_BYTES, memory: MEMORY_KIB, passes: PASSES },
      (error, key) => {
        if (error === null) resolve(key);
        else reject(error);
      },
    );
  });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const phc = (salt: Buffer, key: Buffer): string =>
  `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(key)}`;

const parsed = (text: string): { readonly salt: Buffer; readonly key: Buffer } => {
  const [, , , , salt = '', key = ''] = text.split('$');
  return { salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
};
