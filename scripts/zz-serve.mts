import { bundleBuilder } from '../src/build/builder/bundle-builder.ts';
import { serveProject } from '../tests/support/project-server.ts';
await bundleBuilder(process.cwd(), () => undefined);
const p = await serveProject({ script: 'builder.ts', args: ['--no-open'] });
console.log(p.origin, p.root);
process.on('SIGTERM', () => void p.close().then(() => process.exit(0)));
setInterval(() => {}, 1000);
