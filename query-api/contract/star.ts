export { starOf } from '@league/events/rules/star.ts';
