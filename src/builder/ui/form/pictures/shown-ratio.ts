/** Returns the proportions in which a page that is shown crops a picture, as width by height; `undefined` if none does. */
export function shownRatio(src: string): number | undefined {
  for (const { contentDocument, contentWindow } of document.querySelectorAll('iframe'))
    for (const picture of contentDocument?.querySelectorAll('img') ?? []) {
      const { clientWidth, clientHeight } = picture;
      const isSame = new URL(picture.src, location.href).pathname === src;
      const isCropped = isSame && contentWindow?.getComputedStyle(picture).objectFit === 'cover';
      if (isCropped && clientWidth > 0 && clientHeight > 0) return clientWidth / clientHeight;
    }
  return undefined;
}
