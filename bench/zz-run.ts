import { importSeason, startLeague } from './running-league.ts';
const league = await startLeague('/tmp/ssr/league');
await importSeason(league, { teams: 18, weeks: 34, played: true });
console.log(league.url);
await new Promise(() => setInterval(() => {}, 1000));
