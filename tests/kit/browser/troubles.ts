import type { BrowserContext } from 'playwright-core';

/** The parts of a page's globals that the listener uses. */
type Violation = { readonly effectiveDirective: string; readonly blockedURI: string; readonly sourceFile: string };
declare const addEventListener: (type: string, listener: (violation: Violation) => void) => void;
declare const leagueViolation: (text: string) => void;

/**
 * Collects, while a test runs, what no visitor should ever meet: errors on the console, uncaught exceptions, refusals
 * by the content-security policy, and requests to `origin` without an answer or with a server error. A refusal (4xx) is
 * no trouble. `allowed` are the troubles that a test causes on purpose.
 */
export const watchTroubles = async (
  context: BrowserContext,
  origin: string,
  allowed: readonly RegExp[] = [],
): Promise<readonly string[]> => {
  const troubles: string[] = [];
  const note = (trouble: string): void => {
    if (!allowed.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
  };
  const isOwn = (url: string): boolean => new URL(url).origin === origin;
  context.on('console', (message) => {
    // Chromium reports each answer from 400 up as an error too; those are judged by their status below.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    note(`console: ${message.text()}`);
  });
  context.on('weberror', (webError) => note(`exception: ${webError.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 500 && isOwn(response.url())) note(`${response.status()} from ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    // Leaving a page aborts the requests that it still has.
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason !== 'net::ERR_ABORTED' && isOwn(request.url())) note(`${reason} for ${request.url()}`);
  });
  // Chromium writes these on the console too, in words that change from version to version.
  await context.exposeFunction('leagueViolation', (text: string) => note(`policy: ${text}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      leagueViolation(`${effectiveDirective} refused ${blockedURI} in ${sourceFile}`);
    });
  });
  return troubles;
};
