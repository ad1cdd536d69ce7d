/** The site's symbol, which stands in the header. */
export const SYMBOL_PATH = '/images/symbol.svg';
