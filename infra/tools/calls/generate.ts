import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generated } from './generated.ts';

/** `npm run generate`: writes what is made from the declarations of the calls. */
for (const [file, text] of Object.entries(generated)) {
  writeFileSync(path.join(import.meta.dirname, '../../..', file), text);
}
