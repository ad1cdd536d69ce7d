import { writeFileSync } from 'node:fs';
import { licenceList, readLicensedPackages, unlistedLicences } from './licence-list.ts';

const packages = readLicensedPackages(process.cwd());
writeFileSync('docs/licences.md', licenceList(packages));
console.log(`docs/licences.md lists ${packages.length} packages.`);
for (const entry of unlistedLicences(packages)) {
  process.stderr.write(`${entry} is a licence that nobody has judged yet; see scripts/licence-list.ts.\n`);
  process.exitCode = 1;
}
