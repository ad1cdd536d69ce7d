/** What the development server answers an address with. */
export interface DevAnswer {
  status: number;
  /** Media type, without the character set. */
  type: string;
  body: string;
  /** Where a redirect leads. */
  location?: string;
}
