import { expect, it } from 'vitest';
import { createCriticalCss } from './critical-css.ts';

const usedBy = createCriticalCss(`
:root { --used: 1px; --through: var(--used); --unused: 2px }
body { margin: var(--through) }
.a { color: red } .a:not(.c) .b { color: blue } .z { color: green; width: var(--unused) }
.a, .z { top: 0 }
@media print { .z { left: 0 } }
@keyframes in { from { opacity: 0 } } @keyframes out { to { opacity: 0 } }
.a { animation: in 1s; cursor: pointer; transition: top 1s }
.b { --used: 3px }
`);
const criticalCss = (html: string) => usedBy(html).all;

it('keeps rules whose classes the page uses, with their dependencies', () => {
  const css = criticalCss('<div class="a"><p class="b"></p></div>');
  for (const kept of ['margin: var(--through)', '--used', '--through', 'color: red', 'color: blue', '@keyframes in'])
    expect(css).toContain(kept);
  expect(css).not.toMatch(/cursor|transition/);
});

it('drops unused rules, selectors, variables, keyframes and media queries', () => {
  const css = criticalCss('<div class="a"></div>');
  for (const dropped of ['.z', 'color: blue', '--unused', '@keyframes out', '@media'])
    expect(css).not.toContain(dropped);
});

const cssOf = (stylesheet: string, html: string, setEarly?: string[]) =>
  createCriticalCss(stylesheet, { setEarly })(html).all;

it('keeps an attribute rule if an element has the attribute with that value', () => {
  const rules = '[data-kind=a]{top:1px}[data-kind="b"]{top:2px}[data-kind]{top:3px}[data-other]{top:4px}';
  const css = cssOf(rules, '<p data-kind="a"></p>');
  expect(css).toContain('1px');
  expect(css).toContain('3px');
  expect(css).not.toMatch(/2px|4px/);
});

it('keeps rules for attributes set before the stylesheet loads, or by the browser', () => {
  const rules = ':root[data-ask] p{top:1px}details[open]{top:2px}[data-loading]{top:3px}';
  const css = cssOf(rules, '<details><p></p></details>', ['data-ask']);
  expect(css).toContain('1px');
  expect(css).toContain('2px');
  expect(css).not.toContain('3px');
});

it('matches :is() by any of its selectors, and ignores :not()', () => {
  const rules =
    '.a:where([data-x],.b){top:1px}.a:where([data-x],.c){top:2px}.a:not([data-x]){top:3px}.a:is(.c) .b{top:4px}';
  const css = cssOf(rules, '<p class="a b"></p>');
  expect(css).toContain('1px');
  expect(css).toContain('3px');
  expect(css).not.toMatch(/2px|4px/);
});

it('defers print and hover rules, and keeps focus rules', () => {
  const rules =
    'a:hover{top:1px}@media print{a{top:2px}}@media (hover:hover){a:hover{top:3px}}a:focus-visible{top:4px}';
  expect(cssOf(rules, '<a></a>')).toBe('a:focus-visible{top:4px}');
});

it('defers rules for browsers without script, which load the stylesheet first', () => {
  expect(cssOf('@media (scripting:none) and (width > 9em){a{top:1px}}a{top:2px}', '<a></a>')).toBe('a{top:2px}');
});

it('ignores the content of an element that only script opens', () => {
  const menu = '<div class="a" id="menu"><div><p class="b"></p></div><i class="c"></i></div><p class="d"></p>';
  const rules = '.a{top:1px}.b{top:2px}.c{top:3px}.d{top:4px}';
  expect(createCriticalCss(rules, { closed: [{ id: 'menu' }, { id: 'other' }] })(menu).all).toBe(
    '.a{top:1px}.d{top:4px}',
  );
});

it('counts the content of an element closed on some screens for the other screens', () => {
  const menu = '<div id="menu"><p class="b"></p></div><p class="c"></p>';
  const rules = '.b{top:1px}@media (max-width:9px){.b{top:2px}.c{top:3px}}@media (min-width:9px){.b{top:4px}}';
  const css = createCriticalCss(rules, { closed: [{ id: 'menu', within: '(max-width: 9px)' }] });
  expect(css(menu).all).toBe('.b{top:1px}@media (max-width:9px){.c{top:3px}}@media (min-width:9px){.b{top:4px}}');
  expect(css(menu.replace('id="menu"', '')).all).toBe(rules);
});

it('counts the content of nested closed elements only where both are open', () => {
  const menus = '<div id="outer"><p class="b"></p><div id="inner"><p class="c"></p></div></div>';
  const rules = '.c{top:1px}@media (a){.b{top:2px}.c{top:3px}}@media (b){.b{top:4px}.c{top:5px}}';
  const closed = [
    { id: 'outer', within: '(a)' },
    { id: 'inner', within: '(b)' },
  ];
  for (const order of [closed, closed.toReversed()])
    expect(createCriticalCss(rules, { closed: order })(menus).all).toBe('.c{top:1px}@media (b){.b{top:4px}}');
});

it('collects the rules above the fold, without closed elements', () => {
  const menu = '<div id="menu"><p class="a"></p></div><p class="b"></p>';
  const used = createCriticalCss('.a{top:1px}.b{top:2px}.c{top:3px}', { closed: [{ id: 'menu' }] });
  expect(used(`${menu}<hr><i class="c"></i>`, '<hr>')).toEqual({
    all: '.b{top:2px}.c{top:3px}',
    aboveFold: '.b{top:2px}',
  });
  expect(used(`${menu}<i class="c"></i>`, '<hr>').aboveFold).toBe('.b{top:2px}.c{top:3px}');
});

it('drops rules for elements that the page lacks', () => {
  expect(cssOf('h4,h5{top:1px}table td{top:2px}body{top:3px}', '<h4></h4>')).toBe('h4{top:1px}body{top:3px}');
});

it('keeps a variable used only by a style attribute, with its dependencies', () => {
  const css = cssOf(':root{--a:var(--b);--b:1px;--c:2px}.x{--b:3px}', '<p style="--own:var(--a)"></p>');
  expect(css).toBe(':root{--a:var(--b);--b:1px}');
});

it('keeps @property only for used variables', () => {
  const of = (name: string) => `@property ${name}{syntax:'*';inherits:false}`;
  expect(cssOf(`${of('--a')}${of('--b')}p{top:var(--a)}`, '<p></p>')).toBe(`${of('--a')}p{top:var(--a)}`);
});

it("doesn't parse script text as markup", () => {
  expect(cssOf('.a{top:1px}', '<script type="application/json">{"x":"<p class=\\"a\\">"}</script>')).toBe('');
  expect(cssOf('.a{top:1px}.b{top:2px}', `<script class="b">x = '<p class="a">'</script>`)).toBe('.b{top:2px}');
});

it('keeps a font face with a unicode-range only if the text needs one of its characters', () => {
  const face = '@font-face{font-family:a;src:url(b);unicode-range:U+3E,U+E9}';
  for (const html of ['<p title="é">e</p>', '<p>e</p><script>"é"</script>']) expect(cssOf(face, html)).toBe('');
  for (const html of ['<p>é</p>', '<p>a &gt; b</p>']) expect(cssOf(face, html)).toBe(face);
  expect(cssOf('@font-face{font-family:a;src:url(b)}', '<p>e</p>')).not.toBe('');
});

it('ignores the characters below the fold', () => {
  const face = '@font-face{font-family:a;src:url(b);unicode-range:U+E9}';
  expect(createCriticalCss(face)('<p>e</p><hr><p>é</p>', '<hr>')).toEqual({ all: face, aboveFold: '' });
});
