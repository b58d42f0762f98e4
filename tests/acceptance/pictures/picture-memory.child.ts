import { readFileSync } from 'node:fs';
import { wasmPictureMaker } from '@league/infra/adapters/pictures/wasm-picture-maker.ts';

/** Prints by how many bytes the process was larger at most, while the picture in this file was made, than before. */
const LOOK_EVERY_MS = 2;

const make = wasmPictureMaker({ limitMs: 300_000 });
const bytes = readFileSync(process.argv[2] ?? '');
const before = process.memoryUsage.rss();
let most = before;
const looking = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, LOOK_EVERY_MS);
await make(bytes);
clearInterval(looking);
process.stdout.write(String(most - before));
