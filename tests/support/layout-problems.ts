import type { Page } from '@playwright/test';

/** Describes the layout problems of a page at its current width; empty if there are none. */
export async function layoutProblems(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(findSideways)),
    ...(await page.evaluate(findTroubledTexts)),
    ...(await page.evaluate(findEmpty)),
    ...(await page.evaluate(findUneven)),
  ];
}

/** Runs in the page: horizontal overflow. */
function findSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`The page can be scrolled sideways by ${scrollWidth - clientWidth} px.`] : [];
}

/** Runs in the page: texts that are cut off, overflow their box, overlap, or wrap after every few letters. */
function findTroubledTexts(): string[] {
  interface Line {
    text: string;
    node: Node;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const problems = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = (node.nodeValue ?? '').trim();
    if (!holder || text === '' || !holder.checkVisibility({ visibilityProperty: true })) continue;
    if (holder.closest('.visually-hidden, [aria-hidden], script, style, noscript, option')) continue;
    if (isVisuallyHidden(holder)) continue;
    range.selectNodeContents(node);
    const rows = range.getClientRects().length;
    if (rows > 4 && text.length / rows < 4)
      problems.add(`"${text.slice(0, 40)}" wraps to ${rows} lines of few letters`);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 3 || bottom < 0) continue; // the skip link is above the page until it has the focus
      // Line boxes are higher than their glyphs and may overlap where glyphs don't.
      const line = { text: text.slice(0, 40), node, left, right, top: top + height / 4, bottom: bottom - height / 4 };
      const trouble = troubleOf(line, holder);
      if (trouble) problems.add(`"${line.text}" ${trouble}`);
      lines.push(line);
    }
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [index, upper] of lines.entries())
    for (let other = index + 1; (lines[other]?.top ?? Infinity) < upper.bottom; other++) {
      const lower = lines[other];
      if (!lower || lower.node === upper.node) continue;
      if (Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left) > 2)
        problems.add(`"${upper.text}" and "${lower.text}" overlap`);
    }
  return [...problems];

  /** Whether the element or an ancestor is clipped for screen readers only. */
  function isVisuallyHidden(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
    return false;
  }

  function troubleOf(line: Line, holder: Element): string | undefined {
    let flows = true;
    for (let box: Element | null = holder; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY, display, position, backgroundColor, borderRightWidth } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return undefined; // can be scrolled to
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const wide = line.right > right + 1 || line.left < left - 1;
      const high = line.bottom > bottom + 1 || line.top < top - 1;
      if ((overflowX !== 'visible' && wide) || (overflowY !== 'visible' && high)) return `is cut off by ${nameOf(box)}`;
      const painted = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderRightWidth !== '0px';
      if (flows && wide && display !== 'inline' && painted) return `overflows ${nameOf(box)}`;
      if (/absolute|fixed/.test(position)) flows = false;
    }
    return line.right > innerWidth + 1 || line.left < -1 ? 'overflows the viewport' : undefined;
  }

  function nameOf(box: Element): string {
    return `<${box.localName} class="${box.getAttribute('class') ?? ''}">`;
  }
}

/** Runs in the page: elements that should be visible and have no size. */
function findEmpty(): string[] {
  const kinds = 'main, section, img, svg, a, button, input, textarea, select, h1, h2, h3, h4, p, li, dt, dd, figure';
  return [...document.body.querySelectorAll(kinds)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden')) return [];
    const { width, height } = element.getBoundingClientRect();
    return width >= 1 && height >= 1 ? [] : [`${element.outerHTML.slice(0, 80)} has no size`];
  });
}

/** Runs in the page: cards in a row, and rows of plans, that aren't aligned. */
function findUneven(): string[] {
  const level = (elements: Element[], edge: 'top' | 'bottom') => {
    const edges = elements.map((element) => element.getBoundingClientRect()[edge]);
    return Math.max(...edges) - Math.min(...edges) < 1.5;
  };
  const isLevel = (elements: Element[]) => level(elements, 'top') || level(elements, 'bottom');
  return [...document.querySelectorAll('main ul')].flatMap((list) => {
    const items = [...list.children].filter((item) => item.checkVisibility());
    if (getComputedStyle(list).display !== 'grid' || items.length < 2) return [];
    const rows = Object.values(Object.groupBy(items, (item) => Math.round(item.getBoundingClientRect().top)));
    return rows.flatMap((row = []) => {
      const name = `The row of "${row[0]?.textContent.slice(0, 30) ?? ''}"`;
      const problems = level(row, 'bottom') ? [] : [`${name} doesn't end level`];
      if (!list.closest('[data-part="plans"]') || list.parentElement?.dataset['part'] !== 'plans') return problems;
      const parts = row[0]?.children.length ?? 0;
      for (let part = 0; part < parts; part++)
        if (!isLevel(row.flatMap((plan) => plan.children[part] ?? [])))
          problems.push(`${name}, part ${part}, is not level`);
      return problems;
    });
  });
}
