import type { LessonCaptions } from './lessonCaptions.ts';

/**
 * A video with its captions.
 */
export interface LessonVideo {
  /** Where it is played from, for a day; answers ranges. */
  path: string;
  captions: LessonCaptions;
}
