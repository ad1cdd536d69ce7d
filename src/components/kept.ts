/** Props of an element that was pre-rendered and is not run: React leaves what stands in it as it is. */
export const KEPT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
