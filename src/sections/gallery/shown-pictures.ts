/** A picture of a gallery as the page shows it. */
export interface ShownPicture {
  link: HTMLAnchorElement;
  src: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Variants in other formats, as the page offers them. */
  sources: readonly { type: string; srcset: string }[];
  caption: string;
}

/** Reads the pictures of a gallery from the page, in order. */
export const picturesIn = (gallery: Element): ShownPicture[] =>
  [...gallery.querySelectorAll('figure')].flatMap((figure) => {
    const [link, image] = [figure.querySelector('a'), figure.querySelector('img')];
    if (!link || !image) return [];
    return [
      {
        link,
        src: link.href,
        alt: image.alt,
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        sources: [...figure.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcset })),
        caption: figure.querySelector('figcaption')?.textContent ?? '',
      },
    ];
  });
