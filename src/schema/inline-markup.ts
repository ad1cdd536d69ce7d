/** What a line of a longer text may hold beside words: `**bold**` and `[words](/page)`. */
export const INLINE_MARKUP = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/;
