
/**
 * What a course is about.
 */
export type CourseCategory = typeof CourseCategory[keyof typeof CourseCategory];


export const CourseCategory = {
  roaiib_200h: 'roaiib_200h',
  legal: 'legal',
  tax: 'tax',
  marketing: 'marketing',
  product: 'product',
  other: 'other',
} as const;
