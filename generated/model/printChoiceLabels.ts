
/**
 * What those facts are called in the reader's language.
 */
export type PrintChoiceLabels = {[key: string]: string};
