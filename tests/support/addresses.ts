/** Addresses that a field for a page of another site refuses: they don't begin with `https://`. */
export const NOT_HTTPS = [
  'http://example.com',
  'httpss://example.com',
  'xhttps://example.com',
  'ftp://example.com',
  'example.com',
] as const;
