import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withAddresses } from '../packages/lock-addresses.ts';
import { generated } from './generated.ts';

const root = path.join(import.meta.dirname, '../../..');

/** `npm run generate`: writes what is made from the declarations of the calls, and the addresses of packages into the lock. */
for (const [file, text] of Object.entries(generated)) writeFileSync(path.join(root, file), text);

const lock = path.join(root, 'package-lock.json');
writeFileSync(lock, withAddresses(readFileSync(lock, 'utf8')));
