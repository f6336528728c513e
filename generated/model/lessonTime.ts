
/**
 * Time proved so far.
 */
export interface LessonTime {
  /**
     * In this lesson.
     * @minimum 0
     */
  lessonMinutes: number;
  /**
     * In the course.
     * @minimum 0
     */
  courseMinutes: number;
}
