/**
 * What Playwright 1.64 turns off by itself. Of two lists Chromium reads the last one only, so ours says all of them
 * again; `chromium-args.test.ts` fails where Playwright's grows.
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
 * The list that drops down from the address bar is two pages of the browser's own, which each new window loads beside
 * the page that is looked at (Chromium 156): 0.7 s of processor time together, for an address that nobody types.
 */
const OFF_BY_US = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** How a Chromium is started that is driven by a program: in a container, without a graphics card, and silent by itself. */
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
