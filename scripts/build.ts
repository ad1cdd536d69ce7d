import { buildSite } from './build-site.ts';
import { BUILD_USAGE, readBuildOptions } from './build/build-options.ts';
import { exitForUsage } from './usage.ts';

const options = readBuildOptions(process.argv.slice(2));
if ('problem' in options) exitForUsage(options.problem, BUILD_USAGE);
process.exitCode = (await buildSite(process.cwd(), options)) ? 0 : 1;
