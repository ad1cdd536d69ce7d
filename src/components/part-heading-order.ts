/**
 * Returns the level of headings in the text of a part: below the part's own heading, or that of the part that it continues.
 * @param order level of the parts' headings
 */
export const partHeadingOrder = (parts: readonly { heading?: string }[], index: number, order: 2 | 3): 2 | 3 | 4 =>
  parts.slice(0, index + 1).some(({ heading }) => heading) ? (order === 2 ? 3 : 4) : order;
