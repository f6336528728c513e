import type { LessonId } from './lessonId.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A lesson to read.
 */
export interface TextLesson {
  id: LessonId;
  kind: 'text';
  title: LocalizedLine;
  /**
     * How long it takes; at most one and a half times as much is proved.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  body: LocalizedText;
}
