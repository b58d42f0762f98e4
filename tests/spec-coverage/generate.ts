import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { coveragePage, PAGE } from './page.ts';

/** A part of `npm run generate`: writes the page of what is tested. */
writeFileSync(path.join(import.meta.dirname, '../..', PAGE), coveragePage);
