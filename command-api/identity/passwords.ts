import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** argon2id as design.md 8 sets it: 19 MiB, two passes, one lane (OWASP Password Storage). */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** Hashes under way at once: more would let anyone fill the memory by logging in. */
const AT_ONCE = 2;

export const PASSWORD_MIN = 10;

/** Hashes and checks passwords, taken as they were typed. */
export type Passwords = {
  /** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  readonly hash: (password: string) => Promise<string>;
  /** Takes the same time for a missing hash (an unknown user) as for a wrong password. */
  readonly matches: (password: string, hash: string | undefined) => Promise<boolean>;
};

export const createPasswords = (): Passwords => {
  const turn = semaphore(AT_ONCE);
  const derive = (password: string, salt: Buffer): Promise<Buffer> => turn(() => derived(password, salt));
  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(SALT_BYTES);
    return phc(salt, await derive(password, salt));
  };
  const nobody = phc(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));
  return {
    hash,
    matches: async (password, stored) => {
      const { salt, key } = parsed(stored ?? nobody);
      const same = timingSafeEqual(await derive(password, salt), key);
      return same && stored !== undefined;
    },
  };
};

const derived = (password: string, salt: Buffer): Promise<Buffer> =>
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

const semaphore = (places: number): (<T>(act: () => Promise<T>) => Promise<T>) => {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (act) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};
