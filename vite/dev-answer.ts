/** The development server's response to a request. */
export interface DevAnswer {
  status: number;
  /** Media type, without the character set. */
  type: string;
  body: string;
  /** Where a redirect leads. */
  location?: string;
}
