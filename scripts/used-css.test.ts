// @vitest-environment node
import { expect, it } from 'vitest';
import { createUsedCss } from './used-css.ts';

const usedCss = createUsedCss(`
:root { --used: 1px; --through: var(--used); --unused: 2px }
body { margin: var(--through) }
.a { color: red } .a:not(.c) .b { color: blue } .z { color: green; width: var(--unused) }
.a, .z { top: 0 }
@media print { .z { left: 0 } }
@keyframes in { from { opacity: 0 } } @keyframes out { to { opacity: 0 } }
.a { animation: in 1s }
`);

it('keeps the rules whose classes a page has, and what they need', () => {
  const css = usedCss('<div class="a"><p class="b"></p></div>');
  for (const kept of ['margin: var(--through)', '--used', '--through', 'color: red', 'color: blue', '@keyframes in'])
    expect(css).toContain(kept);
});

it('drops rules, lists of selectors, variables, keyframes and media queries that nothing needs', () => {
  const css = usedCss('<div class="a"></div>');
  for (const dropped of ['.z', 'color: blue', '--unused', '@keyframes out', '@media'])
    expect(css).not.toContain(dropped);
});
