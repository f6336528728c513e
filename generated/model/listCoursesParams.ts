import type { CourseKind } from './courseKind.ts';

export type ListCoursesParams = {
/**
 * Only courses of this kind.
 */
kind?: CourseKind;
};
