export const appearance = {};
