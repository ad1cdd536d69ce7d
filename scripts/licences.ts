import { writeFileSync } from 'node:fs';
import { licenceList, unlistedLicences } from './licence-list.ts';
import { packagesOf, readLockfile } from './lockfile.ts';

const packages = packagesOf(readLockfile(process.cwd()));
writeFileSync('docs/licences.md', licenceList(packages));
console.log(`docs/licences.md lists ${packages.length} packages.`);
for (const entry of unlistedLicences(packages)) {
  process.stderr.write(`${entry} is a licence that nobody has judged yet; see scripts/licence-list.ts.\n`);
  process.exitCode = 1;
}
