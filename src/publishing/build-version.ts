import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadContent } from '../content/load-content.ts';
import { hasErrors } from '../content/diagnostics/diagnostic.ts';
import { MAX_DETAILS_LENGTH, PublishError } from './publish-failure.ts';

/** How a version is built. */
export interface BuildRun {
  /** Receives the problems and warnings that the build prints. */
  print: (text: string) => void;
  signal: AbortSignal;
  /** The day as of which it's built, in the time zone of the site. */
  day: string;
}

/**
 * Builds a project's site into its `dist/`, in a child process that runs the project's own build command.
 * If the content has errors, the failure that it throws lists the diagnostics.
 */
export async function buildVersion(project: string, { print, signal, day }: BuildRun): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--date', day], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    print(text.toString());
    said = (said + text.toString()).slice(-MAX_DETAILS_LENGTH);
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [status] = await closed.catch((error: unknown) => {
    if (signal.aborted) throw new PublishError({ kind: 'canceled' });
    throw error;
  });
  if (status === 0) return;
  const { diagnostics } = await loadContent(project).catch((): { diagnostics: [] } => ({ diagnostics: [] }));
  throw new PublishError(
    hasErrors(diagnostics) ? { kind: 'content', diagnostics } : { kind: 'build', details: said.trim() },
  );
}
