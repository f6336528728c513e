import type { CourseId } from './courseId.ts';
import type { CourseKind } from './courseKind.ts';
import type { EnrolmentCertificate } from './enrolmentCertificate.ts';
import type { EnrolmentModule } from './enrolmentModule.ts';
import type { EnrolmentSeat } from './enrolmentSeat.ts';
import type { LessonId } from './lessonId.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { Uuid } from './uuid.ts';

/**
 * A person in a course, lesson by lesson.
 */
export interface EnrolmentDetail {
  id: Uuid;
  courseId: CourseId;
  kind: CourseKind;
  title: LocalizedLine;
  /** When they enrolled, UTC. */
  startedAt: string;
  /** @nullable */
  completedAt: string | null;
  /**
     * Of the course.
     * @minimum 0
     */
  lessons: number;
  /**
     * Of them.
     * @minimum 0
     */
  lessonsDone: number;
  /**
     * Of all lessons.
     * @minimum 0
     */
  minutes: number;
  /**
     * Spent, as the server saw it.
     * @minimum 0
     */
  provedMinutes: number;
  next: LessonId | null;
  certificate: EnrolmentCertificate | null;
  seat: EnrolmentSeat | null;
  /**
     * Number of the accredited centre; null: in-house training.
     * @nullable
     */
  centre: string | null;
  /** @maxItems 40 */
  modules: EnrolmentModule[];
}
