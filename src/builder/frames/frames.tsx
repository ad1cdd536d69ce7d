/** The real pages in frames, one for each region. */
export function Frames() {
  return null;
}
