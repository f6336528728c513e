import type { CourseFile } from './courseFile.ts';
import type { LessonCaptions } from './lessonCaptions.ts';
import type { LessonId } from './lessonId.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A lesson to watch, with captions in every language, which are its text as well.
 */
export interface VideoLesson {
  id: LessonId;
  kind: 'video';
  title: LocalizedLine;
  /**
     * How long it takes; at most one and a half times as much is proved.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  video: CourseFile;
  captions: LessonCaptions;
}
