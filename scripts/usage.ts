/** Says what is wrong with a command's words, and ends with status 2. */
export function exitForUsage(problem: string, usage: string): never {
  process.stderr.write(`${problem}\n${usage}\n`);
  process.exit(2);
}
