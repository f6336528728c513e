
/**
 * Text per language (BCP 47 code to plain text, no HTML). 4,000 characters at most, as the portals take.
 */
export interface LocalizedText {[key: string]: string}
