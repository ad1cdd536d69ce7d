/** Marks a page that must stay as it is. */
const HELD_ATTRIBUTE = 'data-builder-held';

const RELEASED_EVENT = 'builder:released';

/**
 * Keeps a page in development as it is: somebody edits one of its texts in place, and rendering would take their letters and
 * their cursor away. Returns a function that lets it follow the content again.
 */
export function holdPage({ documentElement }: Document): () => void {
  documentElement.setAttribute(HELD_ATTRIBUTE, '');
  return () => {
    documentElement.removeAttribute(HELD_ATTRIBUTE);
    documentElement.dispatchEvent(new Event(RELEASED_EVENT));
  };
}

/** Resolves as soon as the page may change. */
export async function pageReleased({ documentElement }: Document): Promise<void> {
  while (documentElement.hasAttribute(HELD_ATTRIBUTE))
    await new Promise((resolve) => documentElement.addEventListener(RELEASED_EVENT, resolve, { once: true }));
}
