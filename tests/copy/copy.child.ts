import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { copyLeague, type Side, type Target } from '@league/infra/programs/copy/copy-league.ts';
import { noNotices, openStandIn, QUIETLY } from './leagues-to-copy.ts';
import { openFolderSource, openFolderTarget } from '@league/infra/programs/copy/open-sides.ts';

/**
 * For copy-kill.test.ts: copies a league and dies by SIGKILL at the given step, which is before or after an act on the
 * target. Arguments: the direction; the folder; URL, league and folder of the servers' stand-in; the step.
 */
const [to = '', path = '', url = '', league = '', standInPath = '', dieAt = ''] = process.argv.slice(2);

let steps = 0;
const step = (): void => {
  steps += 1;
  if (steps === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
};

const between = async (work: () => Promise<void>): Promise<void> => {
  step();
  await work();
  step();
};

const EVENTS_A_STEP = 80;

const mortal = (target: Target): Target => ({
  ...target,
  setUnfinished: (unfinished) => between(() => target.setUnfinished(unfinished)),
  accounts: { ...target.accounts, replace: (content) => between(() => target.accounts.replace(content)) },
  log: {
    ...target.log,
    append: async (events) => {
      for (let from = 0; from < events.length; from += EVENTS_A_STEP) {
        await between(() => target.log.append(events.slice(from, from + EVENTS_A_STEP)));
      }
    },
  },
});

const standIn = openStandIn(url, league, standInPath);
const folder = dataFolder(path);
const run = async (source: Side, target: Target): Promise<void> => {
  const { difference } = await copyLeague(source, mortal(target), QUIETLY);
  if (difference !== undefined) throw new Error(difference);
};
if (to === 'eventstoredb') await run(await openFolderSource(folder, noNotices), standIn);
else await run(standIn, await openFolderTarget(folder, noNotices));
await standIn.close();
