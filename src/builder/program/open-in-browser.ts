import { spawn } from 'node:child_process';

/** The system's command that opens an address, and its arguments before it. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the person's browser. Does nothing where there's no screen, or on a CI server. */
export function openInBrowser(address: string, { platform, env } = process): void {
  const known = OPENERS[platform];
  const hasScreen = known !== undefined || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
  if (!hasScreen || env['CI']) return;
  const [command, ...args] = known ?? ['xdg-open'];
  // The address is printed, too.
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
