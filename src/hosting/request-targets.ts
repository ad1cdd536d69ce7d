/** Scheme and host of a request in absolute form, as proxies send it. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Why a request isn't answered. */
interface TargetRefusal {
  status: 400 | 404;
  message: string;
}

/**
 * Returns why a request target is refused: no address of a server looks like this, and reading it as one would throw, or
 * lead elsewhere. `//x` is the address of another server, for example.
 */
export function refusalOfTarget(target: string): TargetRefusal | undefined {
  const path = target.replace(ABSOLUTE_FORM, '').split(/[?#]/)[0] || '/';
  if (/^\/\/|\\/.test(path)) return { status: 404, message: 'Not found' };
  const isAddress = path.startsWith('/') && isDecodable(path) && URL.canParse(target, 'http://localhost');
  return isAddress ? undefined : { status: 400, message: 'This is no address.' };
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
