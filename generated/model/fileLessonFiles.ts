import type { CourseFile } from './courseFile.ts';

/**
 * Per language; where there is one for all, each names it.
 */
export type FileLessonFiles = {
  es: CourseFile;
  en: CourseFile;
  ca: CourseFile;
  de: CourseFile;
};
