
/**
 * A host of pictures that does not answer.
 */
export interface ImportHost {
  host: string;
  /** @minimum 1 */
  homes: number;
  /** When it is asked again at the earliest. */
  until: string;
}
