import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { buildSite } from '../src/build/build-site.ts';
import { BUILD_USAGE, readBuildOptions } from '../src/build/build-options.ts';
import { exitWithUsage } from './cli.ts';

const options = readBuildOptions(process.argv.slice(2));
if ('problem' in options) exitWithUsage(options.problem, BUILD_USAGE);
recoverChanges(process.cwd());
process.exitCode = (await buildSite(process.cwd(), options)) ? 0 : 1;
