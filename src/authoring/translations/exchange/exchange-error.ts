/** A mistake in an exchange file that keeps it from being read. */
export class ExchangeError extends Error {
  /**
   * @param line of the mistake, starting at 1
   * @param remedy what to do about it
   */
  constructor(
    message: string,
    readonly line: number,
    readonly remedy = 'Nothing was written.',
  ) {
    super(message);
  }
}
