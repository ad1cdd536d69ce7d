import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { publishedProject } from './__fixtures__/published-project.ts';

const SCRIPTS = join(import.meta.dirname, '../../scripts');

/** Room that is left on the disk, in KiB: another step of a publication fails with each. */
const FREE_KIB = process.env['THOROUGH'] ? [0, 4, 8, 16, 24, 32, 48, 64] : [0, 8, 24];

/** Runs a command as root of namespaces of its own, in which it may mount. */
const inNamespace = (...command: string[]) => ['unshare', ['--map-root-user', '--mount', ...command]] as const;

const canMount = spawnSync(...inNamespace('mount', '-t', 'tmpfs', 'tmpfs', '/mnt')).status === 0;

/**
 * Publishes on a small disk, then with it filled, and with room again. Prints the exit code of each publication, and the live
 * release after it as visitors get it.
 */
const PUBLISH = `
mount -t tmpfs -o size=8m tmpfs .builder || exit 9
node --import "$TSX" "$SCRIPTS/site.ts" --port "$SITE_PORT" > /dev/null & site=$!
trap "kill $site" EXIT
publish() {
  echo "$1" > content/pages/home.yaml
  node --import "$TSX" "$SCRIPTS/publish.ts" > /dev/null
  echo "$? $(readlink .builder/releases/current) $(node -e "fetch('http://localhost:$SITE_PORT/us/home').then((answer) => answer.text()).then((text) => console.log(/<p>(.*)<.p>/.exec(text)[1]))")"
}
until node -e "fetch('http://localhost:$SITE_PORT').then(() => process.exit(), () => process.exit(1))"; do :; done
publish First
for free in $FREE_KIB; do
  dd if=/dev/zero of=.builder/filler bs=1024 count=$(($(df --output=avail -k .builder | tail -1) - free)) 2> /dev/null
  publish "On $free KiB"
  rm .builder/filler
done
publish Second
`;

it.runIf(canMount)(
  'keeps the live version when the disk is full, says so, and publishes once there is room',
  async () => {
    const site = await publishedProject();
    mkdirSync(site.folders.data, { recursive: true });
    const child = spawn(...inNamespace('sh', '-c', PUBLISH), {
      cwd: site.root,
      env: {
        ...process.env,
        SCRIPTS,
        TSX: import.meta.resolve('tsx'),
        SITE_PORT: String(await freePort()),
        FREE_KIB: FREE_KIB.join(' '),
      },
    });
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const [first, ...lines] = stdout.trim().split('\n');
    expect(first).toBe('0 1 First');
    let live = '1 First';
    for (const [index, line] of lines.slice(0, -1).entries()) {
      // Some room may be enough.
      const { status = '', shown = '' } = /^(?<status>\d) (?<shown>.*)$/.exec(line)?.groups ?? {};
      if (status === '0' && shown.endsWith(` On ${FREE_KIB[index]} KiB`)) live = shown;
      expect(line).toBe(`${status} ${live}`);
    }
    expect(lines).toHaveLength(FREE_KIB.length + 1);
    expect(lines[0]).toBe('1 1 First');
    expect(lines.at(-1)).toMatch(/^0 \d+ Second$/);
    expect(stderr).toMatch(/ENOSPC|No space left on device/);
  },
  600_000,
);
