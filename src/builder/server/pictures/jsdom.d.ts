/** What this project uses of jsdom, which comes without types: Node code knows no DOM. */
declare module 'jsdom' {
  /** An element of a drawing. */
  export interface DrawingElement {
    getAttribute: (name: string) => string | null;
    setAttribute: (name: string, value: string) => void;
  }

  /** A parsed document. */
  export class JSDOM {
    constructor(text: string, options: { contentType: string });
    readonly window: {
      document: { documentElement: DrawingElement };
      XMLSerializer: new () => { serializeToString: (node: DrawingElement) => string };
    };
  }
}
