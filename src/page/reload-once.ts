const STORAGE_KEY = 'reloaded';

/**
 * Loads the page anew, once for each address: after a new deployment the parts that an open page asks for may be gone.
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(STORAGE_KEY) === location.href) return false;
    sessionStorage.setItem(STORAGE_KEY, location.href);
  } catch {
    return false; // Without storage nobody would know that it happened before.
  }
  location.reload();
  return true;
}

/** Forgets that the page was loaded anew, as it has now opened. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}
