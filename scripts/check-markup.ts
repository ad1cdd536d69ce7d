import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolFolder } from '../tools/tool-package.ts';

/** The part of the Nu checker's report used here. */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  message: string;
}

const LIMITS = 'tools/markup/limits.txt';
const REPORT_BYTES = 64 * 1024 * 1024;

const stop = (problem: string): never => {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
};

const pages = existsSync('dist')
  ? readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  : [];
if (pages.length === 0) stop('There are no pages in dist/. Run "npm run build" first.');
if (spawnSync('java', ['-version']).status !== 0)
  stop('The Nu checker needs Java 17 or later, for example: apt-get install default-jre-headless');

const { status, stdout, stderr } = spawnSync(
  'java',
  [
    '-jar',
    join(toolFolder('markup'), 'node_modules/vnu-jar/build/dist/vnu.jar'),
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    '--no-langdetect',
    '--filterfile',
    LIMITS,
  ].concat(pages.map((file) => `dist/${file}`)),
  { encoding: 'utf8', maxBuffer: REPORT_BYTES },
);
if (status !== 0) stop(`The Nu checker failed.\n${stderr}`);
const { messages } = JSON.parse(stdout) as { messages: Message[] }; // the checker's own format
for (const { type, url = '', lastLine, message } of messages)
  console.log(
    `${url.replace(/^.*\/dist\//, 'dist/')}:${lastLine ?? 1} ${type === 'info' ? 'warning' : 'error'}: ${message}`,
  );
const warnings = messages.filter(({ type }) => type === 'info').length;
console.log(`${pages.length} pages: ${messages.length - warnings} errors, ${warnings} warnings`);
process.exitCode = messages.length > 0 ? 1 : 0;
