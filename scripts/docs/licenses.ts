import { writeFileSync } from 'node:fs';
import { licenseList, readLicensedPackages, unlistedLicenses } from '../../tools/license-list.ts';

const packages = readLicensedPackages(process.cwd());
writeFileSync('docs/licenses.md', licenseList(packages));
console.log(`docs/licenses.md lists ${packages.length} packages.`);
for (const entry of unlistedLicenses(packages)) {
  process.stderr.write(`${entry} is a license that nobody has judged yet; see tools/license-list.ts.\n`);
  process.exitCode = 1;
}
