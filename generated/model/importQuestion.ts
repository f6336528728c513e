
/**
 * What a person should know before taking a file that the gate holds back.
 */
export interface ImportQuestion {
  /** Homes in the file. */
  homes: number;
  /** Of these the source has already. */
  known: number;
  /** Homes of the source that the file lacks. */
  missing: number;
}
