/** The sections of the open page. */
export function Outline() {
  return null;
}
