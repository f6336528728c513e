
export type LessonKind = typeof LessonKind[keyof typeof LessonKind];


export const LessonKind = {
  text: 'text',
  quiz: 'quiz',
  live: 'live',
} as const;
