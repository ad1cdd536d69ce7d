import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a certificate for a host that only this test trusts: `privkey.pem` and `fullchain.pem`, as certbot calls them.
 * @returns the certificate
 */
export function createCertificate(folder: string, host: string): Buffer {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...files, ...names], { stdio: 'ignore' });
  return readFileSync(join(folder, 'fullchain.pem'));
}
