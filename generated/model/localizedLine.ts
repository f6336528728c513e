
/**
 * One line of text per language (BCP 47 code to text).
 */
export interface LocalizedLine {[key: string]: string}
