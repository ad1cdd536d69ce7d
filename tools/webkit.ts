/** Debian's minimal browser based on WebKitGTK. */
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
