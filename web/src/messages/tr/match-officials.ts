import type { BroadcasterMatch, RefereeMatch } from '@league/query-api/contract/own-matches.ts';
import { formatNumber } from '../../format/number.ts';

/** The places of officials at a match, and the channels of those who show it. */
export const matchOfficialsMessages = {
  referees: 'Maçın hakemleri',
  broadcasters: 'Maçın yayıncıları',
  refereeRoles: {
    main_referee: 'Baş hakem',
    assistant_referee: 'Yardımcı hakem',
    var_referee: 'VAR hakemi',
    fourth_official: 'Dördüncü hakem',
  } satisfies Readonly<Record<RefereeMatch['refereeRole'], string>>,
  broadcasterRoles: {
    main_broadcaster: 'Ana yayıncı',
    co_broadcaster: 'Ek yayıncı',
  } satisfies Readonly<Record<BroadcasterMatch['broadcasterRole'], string>>,
  channelsFailed: 'Yayıncıların kanalları yüklenemedi.',
  viewers: (viewers: number) => `${formatNumber(viewers)} izleyici`,
} as const;
