
export type CourseOutlineLessonKind = typeof CourseOutlineLessonKind[keyof typeof CourseOutlineLessonKind];


export const CourseOutlineLessonKind = {
  text: 'text',
  quiz: 'quiz',
  live: 'live',
} as const;
