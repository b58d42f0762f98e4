import type { Page } from 'playwright-core';
import type { PageBox, PageElement } from './dom.ts';
import { type PageTools, toolsIn } from './page-tools.ts';

/** Runs inside the page. */
const lookForSmall = ({ tools, least }: { tools: PageTools; least: number }): string[] => {
  const { document, styleOf, nameOf, isShown } = tools;
  const ROLES = 'button checkbox combobox link menuitem option radio slider spinbutton switch tab textbox'.split(' ');
  const TARGETS = ['a[href]', 'button', 'input', 'select', 'summary', 'textarea', ...ROLES.map((r) => `[role="${r}"]`)];
  const TEXT_NODE = 3;
  const STEP = 0.5;
  // Layout uses fractions of a pixel.
  const enough = least - 0.5;

  const isInText = (element: PageElement): boolean => {
    for (let at = element; styleOf(at).display === 'inline'; ) {
      const { parentElement } = at;
      if (parentElement === null) return false;
      const inside = at;
      const beside = [...parentElement.childNodes].some(
        (node) => node !== inside && node.nodeType === TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (beside) return true;
      at = parentElement;
    }
    return false;
  };
  /** All that reacts to a click on the element: itself and its labels. */
  const partsOf = (element: PageElement): PageElement[] => [element, ...(element.labels ?? [])];
  const areaOf = (parts: readonly PageElement[]): { width: number; height: number } => {
    const boxes: PageBox[] = parts.map((part) => part.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    };
  };
  /** Larger than the element's box where something drawn around it, such as ::after, takes clicks for it. */
  const touchable = (element: PageElement): { width: number; height: number } => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = (stepX: number, stepY: number): number => {
      let far = 0;
      while (far < least && element.contains(document.elementFromPoint(x + far * stepX, y + far * stepY))) far += STEP;
      return far;
    };
    // Hits are counted in whole pixels, so one pixel more than the box is still the box.
    const larger = (size: number, reached: number): number => (reached > size + 1 ? reached : size);
    return {
      width: larger(width, reach(-1, 0) + reach(1, 0) - STEP),
      height: larger(height, reach(0, -1) + reach(0, 1) - STEP),
    };
  };
  const suffices = ({ width, height }: { width: number; height: number }): boolean =>
    width >= enough && height >= enough;

  const isLabelled = (element: PageElement): boolean =>
    element.matches('input[type="checkbox"], input[type="radio"], input[type="file"], button[role]');
  return [...document.querySelectorAll(TARGETS.join(','))].flatMap((element) => {
    const parts = isLabelled(element) ? partsOf(element) : [element];
    if (!parts.some(isShown) || isInText(element)) return [];
    if (suffices(areaOf(parts.filter(isShown)))) return [];
    const area = touchable(element);
    if (suffices(area)) return [];
    return [`${Math.round(area.width)} × ${Math.round(area.height)} px: ${nameOf(element)}`];
  });
};

/**
 * Targets that are smaller than `least` px in one direction. Links inside a text may be as small as the text (WCAG
 * 2.5.8). A checkbox counts with its label, and an area around a target that takes its clicks counts too.
 */
export const targetProblems = async (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate(lookForSmall, { tools: await toolsIn(page), least });
