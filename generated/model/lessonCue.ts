
/**
 * A caption and when it is shown.
 */
export interface LessonCue {
  /**
     * Milliseconds from the beginning.
     * @minimum 0
     */
  from: number;
  /**
     * Milliseconds from the beginning.
     * @minimum 0
     */
  to: number;
  /**
     * @minLength 1
     * @maxLength 500
     */
  text: string;
}
