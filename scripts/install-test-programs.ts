import {
  ensureChromium,
  ensureFirefox,
  ensureFonts,
  ensureHeadlessShell,
  ensureScriptFonts,
  findJourneyChromium,
} from '../tools/install-browsers.ts';
import { ensureBlockerLists } from '../tools/blocker-lists.ts';
import { ensureCaddy, ensureNginx } from '../tools/install-host-servers.ts';

// Only Chromium is required. If another program can't be installed, its tests are skipped with a message.
ensureFonts();
if (!process.argv.includes('--content')) {
  ensureNginx();
  ensureFirefox();
  ensureBlockerLists();
}
if (process.argv.includes('--long')) {
  ensureScriptFonts();
  ensureCaddy();
}
const chromium = ensureChromium();
if (!process.argv.includes('--content')) ensureHeadlessShell();
console.log(`Chromium: ${findJourneyChromium() ?? chromium}`);
