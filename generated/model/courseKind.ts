
/**
 * How a course is taken.
 */
export type CourseKind = typeof CourseKind[keyof typeof CourseKind];


export const CourseKind = {
  single: 'single',
  group: 'group',
} as const;
