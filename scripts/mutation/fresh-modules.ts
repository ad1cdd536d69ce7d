import type { ResolveHook } from 'node:module';

const VERSION = /[?&]v=(\d+)-(\d+)/;
const OF_TESTS = /\.(test|cases)\.tsx?$|\/tests\//;

/**
 * Gives what a versioned module imports its version too, so that the project's modules can be loaded anew within one
 * process. `v=3-7` is the third loading of the sources and the seventh of the tests; packages are loaded once.
 */
export const resolve: ResolveHook = async (specifier, context, next) => {
  const found = await next(specifier, context);
  const version = VERSION.exec(context.parentURL ?? '');
  if (!version || !found.url.startsWith('file:') || found.url.includes('/node_modules/')) return found;
  const [path = ''] = found.url.split('?');
  const [, sources, tests] = version;
  return { ...found, url: `${path}?v=${sources}-${OF_TESTS.test(path) ? tests : 0}` };
};
