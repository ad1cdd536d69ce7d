export const state = {};
