import { describe, expect, it, vi } from 'vitest';
import { FileGone, NoAnswer } from './errors.ts';
import { createReload, type ReloadDeps } from './reload-once.ts';

/** The page as the build writes it; one of its two scripts is the same in all releases. */
const page = (script: string) => async () =>
  new Response(
    ['/assets/vendor-1.js', script].map((src) => `<script type="module" crossorigin src="${src}"></script>`).join('\n'),
  );

/** The session storage of a tab, which outlives its loads of the page. */
const tab = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const reload = vi.fn<() => void>();
  const assign = vi.fn<(href: string | URL) => void>();
  /**
   * One load of the page. `createReload` never resolves where it reloads, so the reload itself resolves to 'reloads'.
   */
  const load = (changed: Partial<ReloadDeps> & { pathname?: string } = {}) => {
    const { pathname = '/teams', ...deps } = changed;
    const { once, open } = createReload({
      fetch: page('/assets/shell-1.js'),
      storage: () => storage,
      location: { pathname, reload, assign },
      ...deps,
    });
    const reloaded = Promise.withResolvers<string>();
    reload.mockImplementation(() => reloaded.resolve('reloads'));
    return Object.assign(() => Promise.race([once(), reloaded.promise]), { open });
  };
  return { load, reload, assign };
};

describe('a file of the page that could not be fetched', () => {
  it('has the page loaded anew', async () => {
    const { load, reload } = tab();
    expect(await load()()).toBe('reloads');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('has it loaded once, however many ask', async () => {
    const { load, reload } = tab();
    const once = load();
    await Promise.all([once(), once()]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is owned up to where loading the page anew has not helped', async () => {
    const { load, reload } = tab();
    await load()();
    reload.mockClear();
    expect(await load()()).toBeInstanceOf(FileGone);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['another release', { fetch: page('/assets/shell-2.js') }],
    ['another address', { pathname: '/matches' }],
  ])('has it loaded anew once more for %s', async (_what, changed) => {
    const { load, reload } = tab();
    await load()();
    reload.mockClear();
    expect(await load(changed)()).toBe('reloads');
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('failed to fetch'))],
    ['a gateway answers', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ])('leaves the page as it is while %s, and has it loaded when the server is back', async (_what, fetch) => {
    const { load, reload } = tab();
    expect(await load({ fetch })()).toBeInstanceOf(NoAnswer);
    expect(reload).not.toHaveBeenCalled();
    expect(await load()()).toBe('reloads');
  });

  it('leaves the page as it is where nobody could keep in mind that it was loaded', async () => {
    const { load, reload } = tab();
    const blocked = (): Storage => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(await load({ storage: blocked })()).toBeInstanceOf(FileGone);
    expect(reload).not.toHaveBeenCalled();
  });

  it('has the page loaded whenever somebody asks for it, unless nobody answers', async () => {
    const { load, assign } = tab();
    const silent = load({ fetch: () => Promise.reject(new TypeError('failed to fetch')) });
    expect(await silent.open('/matches')).toBeInstanceOf(NoAnswer);
    expect(assign).not.toHaveBeenCalled();
    const opened = Promise.withResolvers<unknown>();
    assign.mockImplementation(opened.resolve);
    void load().open('/matches');
    expect(await opened.promise).toBe('/matches');
  });
});
