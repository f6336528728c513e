
/**
 * What a lesson is.
 */
export type LessonKind = typeof LessonKind[keyof typeof LessonKind];


export const LessonKind = {
  text: 'text',
  video: 'video',
  file: 'file',
  quiz: 'quiz',
  live: 'live',
} as const;
