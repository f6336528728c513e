import type { LessonCue } from './lessonCue.ts';

/**
 * What is said or shown in a video, in each language, in the order of time.
 */
export interface LessonCaptions {
  /**
     * @minItems 1
     * @maxItems 5000
     */
  es: LessonCue[];
  /**
     * @minItems 1
     * @maxItems 5000
     */
  en: LessonCue[];
  /**
     * @minItems 1
     * @maxItems 5000
     */
  ca: LessonCue[];
  /**
     * @minItems 1
     * @maxItems 5000
     */
  de: LessonCue[];
}
