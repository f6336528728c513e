
/**
 * A kind of record that no import brings.
 */
export interface TakeoutImportAbsent {
  /** Component of this contract that the records are. */
  schema: string;
  /**
     * How many are in the file.
     * @minimum 1
     */
  count: number;
  /** Why they stay there, in words. */
  message: string;
}
