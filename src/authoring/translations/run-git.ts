import { spawn } from 'node:child_process';

/** Runs git in a folder and gives what it printed; nothing where it fails or is not there. */
export function runGit(root: string, words: readonly string[], input = ''): Promise<string | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const git = spawn('git', words, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
    git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    git.on('error', () => resolve(undefined));
    git.on('close', (status) => resolve(status === 0 ? Buffer.concat(chunks).toString('utf8') : undefined));
    git.stdin.on('error', () => undefined); // a git that ends early reads no input; its status says the rest
    git.stdin.end(input);
  });
}
