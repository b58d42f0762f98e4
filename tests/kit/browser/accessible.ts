import axeCore, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { atRest } from './page-tools.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LONGEST_HTML = 200;

declare const axe: typeof axeCore;

/** Runs inside the page. */
const look = async (tags: string[]): Promise<Result[]> => {
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    iframes: false,
  });
  return violations;
};

const paragraphsOf = ({ id, help, nodes }: Result): string[] =>
  nodes.map(({ target, html, failureSummary = '' }) => {
    const shown = html.length > LONGEST_HTML ? `${html.slice(0, LONGEST_HTML)}…` : html;
    const summary = failureSummary.replaceAll(/\n\s+/g, '\n').trim();
    return `${id}: ${help}\nat ${target.join(' ')}\n${shown}\n${summary}`;
  });

/**
 * One paragraph for each element that breaks a rule of WCAG 2.2, level AA, as far as axe can see it; frames are pages of
 * others. Axe is sent in by the debugger, which the page's content-security policy does not bind, and once for each page: to
 * read it takes as long as to look at a page.
 */
export const accessibilityProblems = async (page: Page): Promise<readonly string[]> => {
  // Colours on their way from one to the other have a contrast of no meaning.
  await atRest(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeCore.source);
  return (await page.evaluate(look, WCAG)).flatMap(paragraphsOf);
};
