import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a certificate for a host that only this test trusts: `privkey.pem` and `fullchain.pem`, as certbot calls them.
 * @returns the certificate
 */
export function createCertificate(folder: string, host: string): Buffer {
  requestCertificate(folder, host, ['-x509', '-days', '2', '-out', join(folder, 'fullchain.pem')]);
  return readFileSync(join(folder, 'fullchain.pem'));
}

/** Makes a certificate like that, which expired yesterday. */
export function createExpiredCertificate(folder: string, host: string): Buffer {
  const [request, key, certificate] = ['request.pem', 'privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
  requestCertificate(folder, host, ['-out', request ?? '']);
  const signed = ['-in', request ?? '', '-signkey', key ?? '', '-copy_extensions', 'copy', '-out', certificate ?? ''];
  execFileSync('openssl', ['x509', '-req', '-days', '-1', ...signed], { stdio: 'ignore' });
  return readFileSync(certificate ?? '');
}

function requestCertificate(folder: string, host: string, more: readonly string[]): void {
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    join(folder, 'privkey.pem'),
  ];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', ['req', '-new', ...key, ...names, ...more], { stdio: 'ignore' });
}
