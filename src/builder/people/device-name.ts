/** The browser and the system with which somebody has signed in, by their own names; absent: not known. */
export interface DeviceName {
  browser?: string;
  system?: string;
}

/** What a browser calls itself. Most also name the browsers that they descend from, so the first that fits counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

/** Systems. Android and ChromeOS name what they descend from, too. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Names a device by the `User-Agent` header of its browser. Nothing else of the header is kept. */
export function deviceOf(userAgent = ''): DeviceName {
  const [browser, system] = [BROWSERS, SYSTEMS].map((known) => known.find(([mark]) => mark.test(userAgent))?.[1]);
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
}

/** A device as two columns have it. */
export interface DeviceColumns {
  browser: string | null;
  system: string | null;
}

/** Reads the columns of a device. */
export const readDevice = ({ browser, system }: DeviceColumns): DeviceName => ({
  ...(browser !== null && { browser }),
  ...(system !== null && { system }),
});
