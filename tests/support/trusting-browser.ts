import { hash, X509Certificate } from 'node:crypto';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../tools/chromium-args.ts';
import { findJourneyChromium } from '../../tools/install-browsers.ts';

/**
 * Opens a Chromium that finds a host at a port of this machine, and trusts the host's certificate. Passkeys work there as on the
 * web: for the browser, no certificate is wrong.
 */
export function openTrustingBrowser(host: string, port: number, certificate: Buffer): Promise<Browser> {
  const executablePath = findJourneyChromium();
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...CHROMIUM_ARGS,
      `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${hash('sha256', key, 'base64')}`,
    ],
  });
}
