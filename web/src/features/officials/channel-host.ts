import { isWebAddress } from '@league/command-api/contract/web-address.ts';

/** The host to which a channel's link leads, without "www."; undefined for what is no link that can be opened. */
export const hostOf = (link: string | null): string | undefined =>
  link !== null && isWebAddress(link) ? new URL(link).hostname.replace(/^www\./, '') : undefined;
