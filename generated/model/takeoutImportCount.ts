
/**
 * What became of one kind of record.
 */
export interface TakeoutImportCount {
  /** Component of this contract that the records are. */
  schema: string;
  /**
     * Came in.
     * @minimum 0
     */
  made: number;
  /**
     * Were here already, and stay as they are here.
     * @minimum 0
     */
  known: number;
  /**
     * Could not come, each with its reason among `issues`.
     * @minimum 0
     */
  left: number;
  /**
     * Stayed when the import was undone, since somebody has worked on them.
     * @minimum 0
     */
  kept: number;
}
