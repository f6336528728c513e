import type { LiveLesson } from './liveLesson.ts';
import type { QuizLesson } from './quizLesson.ts';
import type { TextLesson } from './textLesson.ts';

/**
 * A lesson, by its kind.
 */
export type CourseLesson = TextLesson | QuizLesson | LiveLesson;
