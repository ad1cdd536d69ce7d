/**
 * Features that Playwright 1.64 disables. Chromium reads only the last of several lists, so ours repeats them;
 * `chromium-args.test.ts` fails if Playwright adds one.
 */
const OFF_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AutoDeElevate',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/**
 * The address-bar dropdown consists of two internal pages that each new window loads (Chromium 156): 0.7 s of CPU time
 * in total, for an address that nobody types.
 */
const OFF_BY_US = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/**
 * Launch arguments for an automated Chromium: in a container, without a GPU, and without network requests of its own.
 * Decision 74.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_BY_US].join(',')}`,
];
