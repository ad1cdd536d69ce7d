/** What finds most mistakes in least time runs first: a mutant is done with as soon as one test fails. */
const FIRST = ['drawn', 'catalogue', 'check-content', 'project-files', 'specified-records'];
/** Tests that take long, of whole sites or whole pictures. */
const LAST = ['share-picture', 'check-site'];

const TESTS =
  /^src\/(content|schema)\/.*\.test\.tsx?$|^src\/authoring\/editor\/project-files\.test\.ts$|\.schema\.test\.ts$/;

/**
 * Left out: tests of random and of very many files, since what is found must not depend on luck or on a clock; those
 * that stand for another module or compare with a kept file, which want all of Vitest.
 */
const NOT_HERE = /\.(property|scale|vitest)\.test\.ts$/;

export const isMutationTest = (file: string): boolean => TESTS.test(file) && !NOT_HERE.test(file);

export const isMutated = (file: string): boolean =>
  /^src\/(content|schema)\/.*\.tsx?$/.test(file) && !/\.(test|test-d|d|cases)\.tsx?$/.test(file);

const rank = (file: string): number => {
  const is = (name: string) => file.includes(`/${name}.`);
  if (LAST.some(is)) return FIRST.length + 1;
  const index = FIRST.findIndex(is);
  return index < 0 ? FIRST.length : index;
};

export const sortTests = (files: readonly string[]): string[] =>
  files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
