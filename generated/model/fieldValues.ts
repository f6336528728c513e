
/**
 * Known values of fields by their names, as generated/fields lists them; a text in languages is the reader's.
 */
export interface FieldValues {[key: string]: string | number | boolean | (string | number | boolean)[]}
