/** Frequent words and letters of a language that the others don't have. Languages without an entry aren't compared. */
export const LANGUAGE_MARKERS: Readonly<Partial<Record<string, RegExp>>> = {
  en: /(?<!\p{L})(?:the|and|of|is|are|your|you|with|that|this|we|our|what|who|from|not|it|my)(?!\p{L})/giu,
  da: /(?<!\p{L})(?:og|er|af|ikke|til|på|det|der|jeg|din|dit|dine|som|vi|hvad|hvem|fra|min|et)(?!\p{L})|[æøå]/giu,
};
