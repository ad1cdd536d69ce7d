import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MINI_BROWSER } from '../../tools/webkit.ts';

/** The key of element references in WebDriver responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const TIMEOUT_MS = 15_000;

/** Key codes of WebDriver. */
export const KEYS = { escape: '\uE00C', enter: '\uE007', tab: '\uE004' } as const;

interface Capabilities {
  capabilities: { alwaysMatch: Record<string, unknown> };
}

const WANTED: Capabilities = {
  capabilities: {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } },
  },
};

/** A WebKitWebDriver on a virtual screen. */
export class WebKitDriver {
  readonly #process: ChildProcess;
  readonly #address: string;

  constructor(port: number) {
    this.#address = `http://127.0.0.1:${port}`;
    this.#process = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
      stdio: 'ignore',
      detached: true, // a group of its own, so that the screen and the browser end with it
    });
  }

  /** Opens a new browser. @throws if the driver doesn't answer in time */
  async open(): Promise<Browser> {
    const session = await eventually(async () => {
      const value = await command(`${this.#address}/session`, 'POST', WANTED);
      return (value as { sessionId: string }).sessionId;
    });
    return new Browser(`${this.#address}/session/${session}`);
  }

  async stop(): Promise<void> {
    const { pid, exitCode } = this.#process;
    if (pid === undefined || exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    process.kill(-pid);
    await ended;
  }
}

/** A browser window. Elements are given as CSS selectors; each command waits until its element exists. */
export class Browser {
  constructor(readonly address: string) {}

  readonly #send = (path: string, body?: unknown) =>
    command(`${this.address}/${path}`, body === undefined ? 'GET' : 'POST', body);

  go = (url: string) => this.#send('url', { url });
  resize = (width: number, height: number) => this.#send('window/rect', { width, height });
  reload = () => this.#send('refresh', {});
  back = () => this.#send('back', {});
  close = () => command(this.address, 'DELETE');

  /** Runs a script in the page and returns its result. @param script the body of a function */
  run = (script: string) => this.#send('execute/sync', { script, args: [] });

  /** Clicks like a visitor: fails on a covered or invisible element. */
  click = (selector: string) => eventually(async () => this.#send(`element/${await this.#find(selector)}/click`, {}));

  type = (selector: string, text: string) =>
    eventually(async () => this.#send(`element/${await this.#find(selector)}/value`, { text }));

  /** Presses a key on the focused element. */
  async press(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    await this.#send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Waits until an expression is true in the page. @throws an error that names the expression if it stays false */
  until = (expression: string) =>
    eventually(async () => {
      if (!(await this.run(`return Boolean(${expression})`))) throw new Error(`Never true: ${expression}`);
    });

  async #find(selector: string): Promise<string> {
    const found = (await this.#send('elements', { using: 'css selector', value: selector })) as Record<
      string,
      string
    >[];
    for (const { [ELEMENT]: id = '' } of found) if (await this.#send(`element/${id}/displayed`)) return id;
    throw new Error(`Nothing to be seen: ${selector}`);
  }
}

async function command(url: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value;
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
}
