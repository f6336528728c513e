
export type SentenceUnderstoodItem = {
  /** The words of the sentence. */
  said: string;
  /** The parameter of the search they became. */
  filter: string;
};
