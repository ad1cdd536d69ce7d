import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/** Shows a fact as a chip with its value, and with what it's called while the mouse is over it. */
export function createFactView(
  node: Node,
  document: Document,
  valueOf: (name: string) => string,
  titles?: ReadonlyMap<string, string>,
): NodeView {
  const name = String(node.attrs['name']);
  const dom = document.createElement('span');
  dom.dataset['fact'] = name;
  dom.title = titles?.get(name) ?? name;
  dom.textContent = valueOf(name);
  return { dom, ignoreMutation: () => true };
}
