export { weekByTable, weekTonight } from '@league/events/rules/current-week.ts';
