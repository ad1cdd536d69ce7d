export const outline = {};
