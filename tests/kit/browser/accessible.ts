import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expectNone } from './expect-none.ts';
import { atRest } from './page-tools.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LONGEST_HTML = 200;

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const paragraphsOf = ({ id, help, nodes }: Violation): string[] =>
  nodes.map(({ target, html, failureSummary = '' }) => {
    const shown = html.length > LONGEST_HTML ? `${html.slice(0, LONGEST_HTML)}…` : html;
    const summary = failureSummary.replaceAll(/\n\s+/g, '\n').trim();
    return `${id}: ${help}\nat ${target.join(' ')}\n${shown}\n${summary}`;
  });

/** One paragraph for each element that breaks a rule of WCAG 2.2, level AA, as far as axe can see it. */
export const accessibilityProblems = async (page: Page): Promise<readonly string[]> => {
  // Colours on their way from one to the other have a contrast of no meaning.
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: WCAG } })
    // Without frames there is nothing to put together, for which axe would open a page each time.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations.flatMap(paragraphsOf);
};

/** Axe is sent in by the debugger, which the page's content-security policy does not bind. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expectNone('not accessible (WCAG 2.2 AA)', await accessibilityProblems(page));
};
