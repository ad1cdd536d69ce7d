const STORAGE_KEY = 'reloaded';

/**
 * Loads the page again, at most once in a tab for each address: nothing takes the mark away.
 * @returns whether the page is being loaded again
 */
export function reloadOnce(): boolean {
  try {
    const reloaded = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as unknown;
    const addresses: unknown[] = Array.isArray(reloaded) ? reloaded : [];
    if (!navigator.onLine || addresses.includes(location.href)) return false;
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...addresses, location.href]));
  } catch {
    return false; // Without storage nobody would know that it happened before.
  }
  location.reload();
  return true;
}
