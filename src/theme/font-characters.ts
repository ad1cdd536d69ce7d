/** Characters of English and Danish texts. The part above the fold loads only these. */
export const BASE_CHARACTERS =
  ' \u00a0!"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
  '©«»ÅÆÉØäåæéø–—‘’‚“”„•…€−';

/**
 * Letters of other western European languages, and rarer characters. A page loads them only if it contains one of them.
 */
export const EXTENDED_CHARACTERS =
  '<>[\\]^`{|}~¡¢£¤¥¦§¨ª¬®¯°±²³´µ¶·¸¹º¼½¾¿ÀÁÂÃÄÇÈÊËÌÍÎÏÐÑÒÓÔÕÖ×ÙÚÛÜÝÞßàáâãçèêëìíîïðñòóôõö÷ùúûüýþÿ';

/** Every character that the site's own fonts hold. Run `npm run generate:fonts` after a change. */
export const ALL_CHARACTERS = BASE_CHARACTERS + EXTENDED_CHARACTERS;
