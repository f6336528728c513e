
export type EnrolmentLessonKind = typeof EnrolmentLessonKind[keyof typeof EnrolmentLessonKind];


export const EnrolmentLessonKind = {
  text: 'text',
  quiz: 'quiz',
  live: 'live',
} as const;
