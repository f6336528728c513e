import type { LessonId } from './lessonId.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A part that takes place at a session of the group.
 */
export interface LiveLesson {
  id: LessonId;
  kind: 'live';
  title: LocalizedLine;
  /**
     * How long it takes; at most one and a half times as much is proved.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
}
