
/**
 * A sentence of a draft, and the fields of the home that it says.
 */
export interface DraftSentence {
  text: string;
  /** Fields by their path in the home; none other is told. */
  fields: string[];
}
