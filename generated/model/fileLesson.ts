import type { FileLessonFiles } from './fileLessonFiles.ts';
import type { LessonId } from './lessonId.ts';
import type { LocalizedLine } from './localizedLine.ts';

/**
 * A document to read.
 */
export interface FileLesson {
  id: LessonId;
  kind: 'file';
  title: LocalizedLine;
  /**
     * How long it takes; at most one and a half times as much is proved.
     * @minimum 1
     * @maximum 600
     */
  minutes: number;
  /** Per language; where there is one for all, each names it. */
  files: FileLessonFiles;
}
