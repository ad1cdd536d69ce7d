const STORAGE_KEY = 'reloaded';

/**
 * Reloads the page, at most once per tab and URL. The mark in session storage is never removed.
 * @returns whether the page reloads
 */
export function reloadOnce(): boolean {
  try {
    const reloaded = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as unknown;
    const addresses: unknown[] = Array.isArray(reloaded) ? reloaded : [];
    if (!navigator.onLine || addresses.includes(location.href)) return false;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...addresses, location.href]));
  } catch {
    return false; // Without storage a reload could repeat forever.
  }
  location.reload();
  return true;
}
