import { parseSync, Visitor } from 'vite';

/** A text in code that may be shown to people. */
export interface CodeText {
  text: string;
  line: number;
}

/** Attributes whose values nobody reads. */
const TECHNICAL_ATTRIBUTE =
  /^(?:(?:class|data-|aria-(?:busy|controls|current|haspopup|hidden|keyshortcuts|live))|(?:id|key|role|type|name|href|src|rel|target|size|variant|color|c|bg|position|part|component|lang|mode|value|autoComplete|inputMode|order|width|mah|style)$)/;

/** Attributes whose values are always read. */
const READ_ATTRIBUTE =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|description|error|label|placeholder|title)$/;

/** Properties whose values are folded (`details`), or only compared with what a person searches for. */
const UNSEEN = /^(?:details|keywords)$/;

/** Words, rather than a name of the code, a path or a selector. */
const isProse = (text: string): boolean =>
  /^[^\p{L}]*\p{Lu}\p{Ll}|\p{L}[^ ]* +\p{L}/u.test(text) && !/^\S*[/.#[=]\S*$/.test(text);

/** Words next to what a template inserts: “… items”. */
const hasWordBeside = (text: string): boolean =>
  /…[,:]? \p{L}{2}|\p{L}{2}[,:]? …/u.test(text) && !/[;{<=&$]/.test(text);

/**
 * Lists the texts of a module: strings, templates (an expression in them is "…") and texts between tags. Left out are
 * names of modules, types, keys, what looks like a name or a selector, what nobody sees at first, and the messages of plain
 * errors, which only a developer reads.
 */
export function textsOf(file: string, code: string): CodeText[] {
  const found: CodeText[] = [];
  const skipped: { start: number; end: number }[] = [];
  const read: typeof skipped = [];
  const skip = (node: { start: number; end: number } | null) => void (node && skipped.push(node));
  const add = (text: string, { start }: { start: number }, isText = isProse) => {
    const isIn = (range: { start: number; end: number }) => range.start <= start && start < range.end;
    if (skipped.some(isIn)) return;
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (read.some(isIn) ? /\p{L}/u.test(words) : isText(words))
      found.push({ text: words, line: code.slice(0, start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: (node) => skip(node),
    ExportAllDeclaration: (node) => skip(node),
    TSTypeAliasDeclaration: (node) => skip(node),
    TSInterfaceDeclaration: (node) => skip(node),
    TSTypeAnnotation: (node) => skip(node),
    TSTypeParameterInstantiation: (node) => skip(node),
    Property: ({ key, value, computed }) => {
      if (!computed) skip(key);
      if (key.type === 'Identifier' && UNSEEN.test(key.name)) skip(value);
    },
    NewExpression: ({ callee, arguments: [message] }) => {
      if (callee.type === 'Identifier' && callee.name === 'Error') skip(message ?? null);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !value) return;
      if (TECHNICAL_ATTRIBUTE.test(name.name)) skip(value);
      else if (READ_ATTRIBUTE.test(name.name) && value.type === 'Literal') read.push(value);
    },
    Literal: (node) => void (typeof node.value === 'string' && add(node.value, node)),
    TemplateLiteral: (node) =>
      add(
        node.quasis.map(({ value }) => value.cooked ?? '').join('…'),
        node,
        (text) => isProse(text) || hasWordBeside(text),
      ),
    JSXText: (node) => add(node.value, node, (text) => /\p{L}/u.test(text)),
  }).visit(parseSync(file, code).program);
  return found;
}
