
export type ReadSentenceParams = {
/**
 * The sentence.
 * @minLength 1
 * @maxLength 200
 */
q: string;
};
