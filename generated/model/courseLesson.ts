import type { FileLesson } from './fileLesson.ts';
import type { LiveLesson } from './liveLesson.ts';
import type { QuizLesson } from './quizLesson.ts';
import type { TextLesson } from './textLesson.ts';
import type { VideoLesson } from './videoLesson.ts';

/**
 * A lesson, by its kind.
 */
export type CourseLesson = TextLesson | VideoLesson | FileLesson | QuizLesson | LiveLesson;
