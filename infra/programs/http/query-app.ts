import type { SessionReader } from '@league/events/ports/session-reader.ts';
import { createQueryApi, type QueryApi } from '@league/query-api/create-query-api.ts';
import { deadlineOf } from '@league/query-api/http/deadline.ts';
import type { PageFacts } from '@league/query-api/pages/page-facts.ts';
import type { ModelMoves } from '@league/query-api/ports/model-moves.ts';
import type { ModelPositions } from '@league/query-api/ports/model-positions.ts';
import type { ProcessStandstills } from '@league/query-api/ports/process-standstills.ts';
import type { ReadModelReader } from '@league/query-api/ports/read-model-reader.ts';
import type { Logger } from 'pino';
import { accountReaders } from '../../adapters/accounts/account-readers.ts';
import type { Accounts } from '../../adapters/accounts/accounts.ts';
import { threadedPageRenderer } from '../../adapters/pages/threaded-page-renderer.ts';
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
  /** How long a visitor waits for a rendered page, in ms; none is rendered without it, or with 0. */
  readonly pageWaitMs?: number;
  /** What the pages say of how to reach the league. */
  readonly contact?: Pick<PageFacts, 'contactEmail' | 'publicUrl'>;
};

/** The query API over a league; `close` ends what it has begun. */
export const queryApp = (
  { reader, positions, sessions, accounts, standstills }: QuerySide,
  { log, adsFrameUrl, contact, staticDir, pageWaitMs = 0 }: QueryOptions,
): QueryApi & { readonly close: () => Promise<void> } => {
  const release = releaseName();
  const renderer =
    staticDir === undefined || pageWaitMs === 0 ? undefined : threadedPageRenderer({ folder: staticDir });
  const api = createQueryApi({
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
    ...(renderer && { rendering: { renderer, patience: deadlineOf(pageWaitMs) } }),
  });
  return { ...api, close: async () => renderer?.close() };
};
