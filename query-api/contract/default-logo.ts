export { DEFAULT_LOGO } from '@league/events/rules/default-logo.ts';
