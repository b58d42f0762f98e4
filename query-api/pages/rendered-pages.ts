import type { IncomingMessage, ServerResponse } from 'node:http';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { turkishClock, turkishDay } from '@league/events/rules/turkish-time.ts';
import { problemDocument } from '@league/events/access/problems.ts';
import type { PageAddress, PageRead, RenderedPage } from '../contract/rendered-page.ts';
import { refusals } from '../contract/refusals.ts';
import { anyStale } from '../http/any-stale.ts';
import { type Deadline, threeSeconds, withDeadline } from '../http/deadline.ts';
import { etagOfBody } from '../http/etag.ts';
import { type Log, Refused } from '../http/problems.ts';
import type { PublicAnswers } from '../http/public-answers.ts';
import { packFor, type ReadyAnswer, readyAnswer, sendNow } from '../http/ready-answer.ts';
import { createReadyBytes } from '../http/ready-bytes.ts';
import type { ModelPositions } from '../ports/model-positions.ts';
import { PageNotRendered, type PageRenderer } from '../ports/page-renderer.ts';
import type { ModelVersion, ReadModelReader } from '../ports/read-model-reader.ts';
import { headFor } from './head/head-for.ts';
import { headTags } from './head/head-tags.ts';
import type { PageHead } from './head/page-head.ts';
import { pageDocument, styleOf } from './page-document.ts';
import { allowing } from './page-policy.ts';
import type { Shell } from './web-files.ts';

/** Pages that arrive finished: rendered once for each position of the read models that they show, and the same for everybody. */
export type RenderedPages = {
  /** Sends the page from memory if it can; else answers false and touches nothing. Called before any router. */
  readonly tryServe: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Sends the page in this shell. Answers false, and touches nothing, where it was not rendered, or not in time. */
  readonly send: (req: IncomingMessage, res: ServerResponse, shell: PageShell) => Promise<boolean>;
  /** Begins to load the renderer, so that the first visitor need not wait for it. */
  readonly warmUp: () => void;
  /** As ReadyBytes has it. */
  readonly forgetPersonal: () => void;
  /** Pages that were not rendered, or not in time, since the start. */
  readonly failures: () => number;
};

type PageShell = Pick<Shell, 'html' | 'headers'>;

export type RenderedPagesDeps = {
  readonly renderer: PageRenderer;
  readonly answers: PublicAnswers;
  readonly reader: ReadModelReader;
  readonly positions: ModelPositions;
  /** The read models of all public answers. */
  readonly models: readonly string[];
  /** The address of the site that visitors type, if it is known. */
  readonly publicUrl?: string | undefined;
  readonly release?: string;
  readonly log: Log;
  /** How long a visitor waits for a page to be rendered, before the browser has to make it. */
  readonly patience: Deadline;
  readonly deadline?: Deadline;
};

/** A page is many times as large as an answer. */
const LIMITS = { maxEntries: 300, maxBytes: 64 * 1024 * 1024 };
/** No address of a page is longer. */
const LONGEST_ADDRESS = 500;

const MINUTE_MS = 60_000;
const HTML = { contentType: 'text/html; charset=utf-8' };

export const createRenderedPages = (deps: RenderedPagesDeps): RenderedPages => {
  const { renderer, positions, models, log } = deps;
  const ready = createReadyBytes(positions, LIMITS);
  let failed = 0;
  let build = 0;
  renderer.onRenewed(() => {
    build += 1;
    ready.forgetAll();
  });

  const make = async (page: PageAddress, shell: PageShell): Promise<ReadyAnswer> => {
    const builtAs = build;
    const answer = await withDeadline(deps.deadline ?? threeSeconds, (givenUp) => render(deps, page, shell, givenUp));
    if (build !== builtAs) throw new PageNotRendered('the web was built anew');
    return answer;
  };
  const find = async (address: string, shell: PageShell): Promise<ReadyAnswer | undefined> => {
    const page = await renderer.addressOf(address);
    return ready.answerFor(page.canonical, models, () => make(page, shell));
  };

  return {
    tryServe: ready.tryServe,
    send: async (req, res, shell) => {
      const address = req.url ?? '';
      if (address.length > LONGEST_ADDRESS) return false;
      try {
        const answer = await withDeadline(deps.patience, () => find(address, shell));
        if (answer === undefined) return false;
        await packFor(answer, req.headers);
        sendNow(res, answer, req.headers);
        return true;
      } catch (error) {
        failed += 1;
        // Stores that are away are told by those who need them.
        if (!(error instanceof StoreUnavailable)) log.error({ err: error, path: address }, 'page not rendered');
        return false;
      }
    },
    warmUp: () => {
      // Where it cannot be loaded, the first page says so.
      renderer.addressOf('/').catch(() => {});
    },
    forgetPersonal: ready.forgetPersonal,
    failures: () => failed,
  };
};

/** Something that a page is made of. */
type Made = Pick<ReadyAnswer, 'models' | 'versions' | 'isPersonal'>;

const render = async (
  deps: RenderedPagesDeps,
  { canonical, isPublic }: PageAddress,
  shell: PageShell,
  givenUp: AbortSignal,
): Promise<ReadyAnswer> => {
  const { renderer, answers, positions, release = '0' } = deps;
  const read: Made[] = [];
  const page = await renderer.render(canonical, async (path) => {
    try {
      const answer = await answers(path, givenUp);
      // A browser that asks for itself is told that the answer is old.
      if (anyStale(answer.models, positions)) throw new StoreUnavailable('read models are stale');
      read.push(answer);
      return { status: 200, etag: answer.etag, body: textOf(answer) };
    } catch (error) {
      if (error instanceof Refused) return refusal(error);
      throw error;
    }
  });
  const { head, ...ofHead } = await readHead(canonical, deps);
  read.push(ofHead);
  const versions = oldest(read);
  // Browsers name the pages that they make.
  const tags = headTags(isPublic ? head : { ...head, title: head.siteName });
  const style = styleOf(page.theme);
  const body = Buffer.from(pageDocument(shell.html, page, tags, style));
  const answer = readyAnswer({
    status: head.isFound ? page.status : 404,
    body,
    form: HTML,
    suits: (accept) => accept?.includes('text/html') === true,
    endsAt: endOf(page),
    models: [...versions.keys()],
    versions: [...versions.values()],
    etag: etagOfBody(release, [], body),
    isPersonal: read.some(({ isPersonal }) => isPersonal),
    cacheControl: 'no-cache',
    securityHeaders: allowing(shell.headers, { styles: style === '' ? [] : [style] }),
  });
  // Plainly it is ten times as large: it is ready when it is packed.
  await answer.pack('br');
  return answer;
};

const readHead = (
  address: string,
  { reader, publicUrl }: RenderedPagesDeps,
): Promise<Made & { readonly head: PageHead }> =>
  reader.snapshot(async (view) => {
    const { models, isPersonal, read } = headFor(address);
    const versions: ModelVersion[] = [];
    for (const model of models) versions.push(await view.version(model));
    const head = await read(view, { publicUrl });
    return { head, isPersonal, models: models.map(({ name }) => name), versions };
  });

const textOf = ({ plain: { body } }: ReadyAnswer): string =>
  typeof body === 'string' ? Buffer.from(body, 'latin1').toString() : body.toString();

const refusal = ({ code }: Refused): PageRead => {
  const { status, message } = refusals[code];
  return { status, etag: '', body: JSON.stringify(problemDocument(code, { status, message }, {})) };
};

/** Each read model, at the oldest version of which one of the answers is made: a page whose answers differ is not current. */
const oldest = (answers: readonly Made[]): ReadonlyMap<string, ModelVersion> => {
  const found = new Map<string, ModelVersion>();
  for (const { models, versions } of answers) {
    for (const [index, model] of models.entries()) {
      const version = versions[index];
      const before = found.get(model);
      if (version === undefined) continue;
      // The answers come in the order of time, and a generation never comes back.
      if (before === undefined || (before.generation === version.generation && version.changed < before.changed))
        found.set(model, version);
    }
  }
  return found;
};

const endOf = ({ renderedAt, lasts }: RenderedPage): number =>
  lasts === 'minute'
    ? renderedAt - (renderedAt % MINUTE_MS) + MINUTE_MS
    : Date.parse(turkishDay(turkishClock(new Date(renderedAt).toISOString()).date).to);
