import { recoverChanges } from '../src/authoring/content-edit/write-changes.ts';
import { buildSite } from '../src/build/build-site.ts';
import { BUILD_USAGE, readBuildOptions } from '../src/build/build-options.ts';
import { failWithUsage, main } from './cli.ts';

await main(async (args, { root }) => {
  const options = readBuildOptions(args);
  if ('problem' in options) return failWithUsage(options.problem, BUILD_USAGE);
  recoverChanges(root);
  return (await buildSite(root, options)) ? 0 : 1;
});
