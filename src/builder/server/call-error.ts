/** Why a call can't be answered. The message is for a person. */
export class CallError extends Error {}
