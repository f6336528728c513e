import type { LessonFile } from './lessonFile.ts';
import type { LessonId } from './lessonId.ts';
import type { LessonKind } from './lessonKind.ts';
import type { LessonQuestion } from './lessonQuestion.ts';
import type { LessonVideo } from './lessonVideo.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { LocalizedText } from './localizedText.ts';
import type { QuizStanding } from './quizStanding.ts';

/**
 * A lesson to take. Questions are those of the next try, drawn once for it.
 */
export interface Lesson {
  id: LessonId;
  kind: LessonKind;
  title: LocalizedLine;
  /**
     * How long it takes.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  body: LocalizedText | null;
  video: LessonVideo | null;
  file: LessonFile | null;
  /** @maxItems 50 */
  questions: LessonQuestion[];
  quiz: QuizStanding | null;
}
