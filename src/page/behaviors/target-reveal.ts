/** The place that the end of an address names, with whatever is folded around it opened. Nothing where no place has the name. */
export function revealTarget(hash: string): { target: HTMLElement; opened: boolean } | undefined {
  const target = document.getElementById(decoded(hash.slice(1)));
  if (!target) return undefined;
  const folded: HTMLDetailsElement[] = [];
  for (let around = target.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    if (!around.open) folded.push(around);
  for (const details of folded) details.open = true;
  return { target, opened: folded.length > 0 };
}

/** Anybody may write `#100%` behind an address. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Opens the answer that an address names, at the start and whenever the address changes. Today's browsers open what is
 * folded around a target by themselves; this is for those that don't.
 */
export function initTargetReveal(): void {
  const reveal = () => {
    const found = location.hash.length > 1 ? revealTarget(location.hash) : undefined;
    if (found?.opened) found.target.scrollIntoView();
  };
  reveal();
  addEventListener('hashchange', reveal);
}
