
/**
 * A file of a course, as it is kept.
 */
export interface CourseFile {
  /**
     * Where it is kept; made of what it holds, so that the same file is kept once.
     * @maxLength 100
     */
  key: string;
  /** @minimum 1 */
  bytes: number;
}
