
/**
 * A document, in the language that was asked in.
 */
export interface LessonFile {
  /** Where it is read, for a day. */
  path: string;
  /** @minimum 1 */
  bytes: number;
}
