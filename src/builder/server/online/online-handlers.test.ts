import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../protocol/roles.ts';
import { actAs } from '../acting-person.ts';
import type { InSession } from '../session.ts';
import { onlineHandlers } from './online-handlers.ts';

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'code-online-'));
  mkdirSync(join(root, 'content'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Anna');
  git('config', 'user.email', 'anna@example.com');
  git('commit', '--quiet', '--allow-empty', '--message=Begin');
  writeFileSync(join(root, 'code.ts'), '');
  git('add', '--all');
  git('commit', '--quiet', '--message=Release');
  git('update-ref', 'refs/builder/online', 'HEAD');
  git('reset', '--quiet', '--hard', 'HEAD~1');
});
afterEach(() => rmSync(root, { recursive: true, maxRetries: 3 }));

const actor = (role: Role) => ({ id: role, name: role, role, host: 'edit.example.com', session: role });
const program = { pause: () => () => undefined, restart: () => undefined };

/** Runs calls without a session, which nothing here needs. */
const inSession = ((run: (...given: unknown[]) => unknown) => async (input: unknown) =>
  await run(undefined, input)) as InSession;

const handlers = (own: Pick<Parameters<typeof onlineHandlers>[0], 'program'>) =>
  onlineHandlers({ root, ...own }, inSession);

describe('new code online', () => {
  it('is installed by owners', async () => {
    const { moved } = await actAs(actor('owner'), () => handlers({ program }).onlineCopy({}));
    expect(moved).toEqual({ versions: 1, people: ['Anna'], bringsCode: true });
  });

  it.each(['editor', 'contributor'] as const)('is not installed by a person who is %s', async (role) => {
    const { onlineCopy, pull } = handlers({ program });
    const refusal = { message: expect.stringContaining('An owner can bring it in.') as string };
    expect((await actAs(actor(role), () => onlineCopy({}))).moved?.obstacle).toMatchObject(refusal);
    expect(await actAs(actor(role), () => pull({ choices: {} }))).toMatchObject({ state: 'refused', ...refusal });
    expect((await onlineCopy({})).moved?.installing).toBeUndefined();
  });

  it('is left to a developer where the program can’t be replaced', async () => {
    const { moved } = await handlers({}).onlineCopy({});
    expect(moved?.bringsCode).toBeUndefined();
    expect(moved?.obstacle?.message).toContain('Ask your developer to install it');
  });
});
