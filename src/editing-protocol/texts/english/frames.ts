export const frames = {};
