/** Widths of the preview frames, in CSS pixels. */
export const DEVICE_WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
export type Device = keyof typeof DEVICE_WIDTHS;
