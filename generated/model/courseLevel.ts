
/**
 * What a course takes for granted.
 */
export type CourseLevel = typeof CourseLevel[keyof typeof CourseLevel];


export const CourseLevel = {
  basic: 'basic',
  medium: 'medium',
  advanced: 'advanced',
} as const;
