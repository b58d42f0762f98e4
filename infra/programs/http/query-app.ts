import type { SessionReader } from '@league/events/ports/session-reader.ts';
import { createQueryApi, type QueryApi } from '@league/query-api/create-query-api.ts';
import type { PageFacts } from '@league/query-api/pages/page-head.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ProcessStandstills } from '@league/query-api/ports/process-standstills.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import type { Logger } from 'pino';
import { accountReaders } from '../../adapters/accounts/account-readers.ts';
import type { Accounts } from '../../adapters/accounts/accounts.ts';
import { wasmPictureDrawer } from '../../adapters/drawing/wasm-picture-drawer.ts';
import { openApi } from './openapi.ts';
import { releaseName } from './release.ts';
import { securityHeaders } from './security-headers.ts';

/** What the query API reads from. */
export type QuerySide = {
  readonly reader: ReadModelReader;
  readonly positions: ModelPositions & ModelMoves;
  readonly sessions: SessionReader;
  readonly accounts: Accounts;
  readonly standstills: ProcessStandstills;
};

export type QueryOptions = {
  readonly log: Logger;
  /** web/dist; without it only /api is served. */
  readonly staticDir?: string;
  /** Where the advertisements in the page come from. */
  readonly adsFrameUrl?: string | undefined;
  /** What the pages say of how to reach the league. */
  readonly contact?: Pick<PageFacts, 'contactEmail' | 'publicUrl'>;
};

/** The query API over a league. */
export const queryApp = (
  { reader, positions, sessions, accounts, standstills }: QuerySide,
  { log, adsFrameUrl, contact, staticDir }: QueryOptions,
): QueryApi => {
  const release = releaseName();
  return createQueryApi({
    reader,
    positions,
    moves: positions,
    images: accounts.images,
    draw: wasmPictureDrawer(),
    sessions,
    ...accountReaders(accounts, () => Date.now()),
    standstills,
    log,
    securityHeaders: securityHeaders(adsFrameUrl),
    release,
    page: { adsFrameUrl, ...contact },
    document: () => openApi(release),
    ...(staticDir === undefined ? {} : { staticDir }),
  });
};
