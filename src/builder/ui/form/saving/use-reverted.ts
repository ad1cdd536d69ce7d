import { useEffect, useState } from 'react';
import type { FieldProblem } from '../../../protocol/site-methods.ts';
import type { Leaf } from './use-leaf.ts';

/**
 * Returns a field that shows the file's value again once a chosen one is refused, and why it was. Nothing is lost by it: it can
 * be chosen again.
 * @param isChosen whether the field is chosen rather than typed
 */
export function useReverted(leaf: Leaf, isChosen: boolean): Leaf {
  const [refusal, setRefusal] = useState<readonly FieldProblem[]>([]);
  const { isRefused, problems, discard } = leaf;
  const isReverted = isChosen && isRefused;
  if (isReverted && refusal !== problems) setRefusal(problems);
  useEffect(() => {
    if (isReverted) discard();
  }, [isReverted, discard]);
  if (refusal.length === 0 || isRefused) return leaf;
  const choose = (value: unknown) => {
    setRefusal([]);
    leaf.choose(value);
  };
  return { ...leaf, problems: refusal, choose };
}
