export const changes = {};
