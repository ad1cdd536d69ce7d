import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from 'diff';
import { isMap, isScalar, isSeq, parse, parseDocument, Lexer } from 'yaml';
import { yamlOverwrite } from 'yaml-diff-patch';
import type { EditOperation } from '../src/authoring/edit/edit-operation.ts';
import { editYaml } from '../src/authoring/edit/edit-yaml.ts';
import { applyOperation, plainOf } from '../src/authoring/edit/plain-data.ts';
import { openYaml, MAX_SOURCE_BYTES } from '../src/authoring/edit/yaml-source.ts';
import { median, roundTo, type Benchmark, type Cell } from './benchmark.ts';
import type { Path } from '../src/data/path.ts';

/** Number of runs per edit. */
const RUNS = 15;

/** Number of values edited per file. */
const EDITS_PER_FILE = 12;

/** Edits a YAML file: returns the new text, or `undefined` if the edit is refused. */
type Approach = (source: string, operation: EditOperation) => string | undefined;

const APPROACHES: Record<string, Approach> = {
  editYaml: (source, operation) => {
    const result = editYaml(source, operation);
    return result.ok ? result.source : undefined;
  },
  "yaml's Document": (source, operation) => {
    const document = parseDocument(source, { keepSourceTokens: true });
    const { path } = operation;
    if (operation.op === 'set') {
      const node = document.getIn(path, true);
      if (isScalar(node)) node.value = operation.value;
    }
    if (operation.op === 'remove') document.deleteIn(path);
    if (operation.op === 'move') {
      const list = document.getIn(path, true);
      if (isSeq(list)) list.items.splice(operation.to, 0, ...list.items.splice(operation.from, 1));
    }
    return document.toString({ lineWidth: 120, flowCollectionPadding: true });
  },
  'yaml-diff-patch': (source, operation) => {
    const { data } = openYaml(source);
    return yamlOverwrite(source, plainOf(applyOperation(data, operation)));
  },
};

/** The approach with which the others are compared: it parses a file once and writes it. */
const REFERENCE = "yaml's Document";

/** Applies the same edits to YAML files with several libraries. */
export const editYamlFiles: Benchmark = {
  name: 'edit',
  run: async (root) => [speed(root), care(root)],
};

/** Edits one text of the home page, and of the largest allowed file. The approaches take turns. */
function speed(root: string) {
  const home = readFileSync(join(root, 'content/pages/home.yaml'), 'utf8');
  const large = largeFile(home);
  const files: [string, string][] = [
    [`home page, ${roundTo(Buffer.byteLength(home) / 1024)} KiB`, home],
    [`${roundTo(Buffer.byteLength(large) / 1024)} KiB`, large],
  ];
  const rows = files.flatMap(([name, source]) => {
    const names = Object.keys(APPROACHES);
    const runs = Array.from({ length: RUNS + 2 }, (_, run) =>
      names.map((approach) => timeOf(approach, source, run)),
    ).slice(2);
    const figures = names.map((_, index) => runs.map((run) => run[index] ?? { elapsed: 0, cpu: 0 }));
    const reference = median(figures[names.indexOf(REFERENCE)]?.map(({ elapsed }) => elapsed) ?? []);
    return names.map((approach, index): Cell[] => {
      const times = figures[index]?.map(({ elapsed }) => elapsed) ?? [];
      const cpu = median(figures[index]?.map((figure) => figure.cpu) ?? []);
      return [
        name,
        approach,
        RUNS,
        roundTo(median(times), 1),
        roundTo(Math.max(...times), 1),
        roundTo(cpu, 1),
        roundTo(median(times) / reference, 2),
      ];
    });
  });
  const columns = ['file', 'with', 'runs', 'median', 'most', 'CPU time', `ratio to ${REFERENCE}`];
  return { title: 'One text set (ms)', columns, rows };
}

/** Sets a text and measures the time, in milliseconds: elapsed, and of the CPU. */
function timeOf(approach: string, source: string, run: number): { elapsed: number; cpu: number } {
  const begin = performance.now();
  const before = process.cpuUsage();
  APPROACHES[approach]?.(source, { op: 'set', path: ['sections', 0, 'title', 'en'], value: `Edit number ${run}.` });
  const { user, system } = process.cpuUsage(before);
  return { elapsed: performance.now() - begin, cpu: (user + system) / 1000 };
}

/** A page with enough sections to reach the maximum file size. */
function largeFile(home: string): string {
  const [head = '', sections = ''] = home.split(/(?<=^sections:\n)/m);
  const copies = Math.floor((MAX_SOURCE_BYTES - Buffer.byteLength(head)) / (Buffer.byteLength(sections) + 1));
  return head + Array.from({ length: copies }, () => sections).join('\n');
}

/** Measures how much of the remaining file all kinds of edits preserve. */
function care(root: string) {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  const sources = files.sort().map((file) => readFileSync(join(root, 'content', file), 'utf8'));
  const edits = sources.flatMap((source) => editsOf(source).map((operation) => ({ source, operation })));
  const rows = Object.entries(APPROACHES).map(([approach, edit]): Cell[] => {
    const made = edits.map(({ source, operation }) => ({ source, operation, after: edit(source, operation) }));
    const done = made.flatMap(({ after, ...one }) => (after === undefined ? [] : [{ ...one, after }]));
    const sum = (count: (one: (typeof done)[number]) => number) => done.reduce((total, one) => total + count(one), 0);
    return [
      approach,
      edits.length,
      edits.length - done.length,
      roundTo(sum(({ source, after }) => changedLines(source, after)) / done.length, 1),
      sum(({ source, operation, after }) => (operation.op === 'remove' ? 0 : lostComments(source, after))),
      sum(({ source, operation, after }) => Number(!hasMeaning(source, operation, after))),
    ];
  });
  const columns = ['with', 'edits', 'refused', 'changed lines per edit', 'lost comments', 'wrong values'];
  return { title: "Texts set, items moved and removed in the site's files", columns, rows };
}

/** Returns edits spread over a file: sets every text, moves every list's first item down, removes every last one. */
function editsOf(source: string): EditOperation[] {
  const all: EditOperation[] = [];
  const walk = (node: unknown, path: Path): void => {
    if (isScalar(node) && typeof node.value === 'string') all.push({ op: 'set', path, value: `${node.value} More.` });
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)]);
    if (!isSeq(node)) return;
    node.items.forEach((item, index) => walk(item, [...path, index]));
    if (node.items.length > 1) all.push({ op: 'move', path, from: 0, to: 1 }, { op: 'remove', path: [...path, 1] });
  };
  walk(parseDocument(source).contents, []);
  const step = Math.max(1, Math.floor(all.length / EDITS_PER_FILE));
  return all.filter((_, index) => index % step === 0).slice(0, EDITS_PER_FILE);
}

const changedLines = (before: string, after: string): number =>
  diffLines(before, after).reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0);

/** Returns the comments of a file; the lexer emits a token before scalars. */
const commentsOf = (text: string): string[] =>
  [...new Lexer().lex(text)].filter((token, index, all) => token.startsWith('#') && all[index - 1] !== '\u001F');

const lostComments = (before: string, after: string): number =>
  Math.max(0, commentsOf(before).length - commentsOf(after).length);

const hasMeaning = (source: string, operation: EditOperation, after: string): boolean =>
  JSON.stringify(parse(after)) === JSON.stringify(plainOf(applyOperation(openYaml(source).data, operation)));
