/** Writes a contrast: "4.5:1". It's rounded down, since 4.46 isn't enough where 4.5 is needed. */
export const ratioText = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
