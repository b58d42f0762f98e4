import { dataFolder, lockFolder, prepareFolder } from './data-folder.ts';

/** For data-folder.test.ts: locks the folder, says so, and holds the lock until it is killed. */
const folder = dataFolder(process.argv[2] ?? '');
prepareFolder(folder);
lockFolder(folder);
process.stdout.write('locked\n');
process.stdin.resume();
