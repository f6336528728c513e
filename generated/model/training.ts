import type { TrainingSubject } from './trainingSubject.ts';

/**
 * My training: what counts for the 200 hours of Law 3/2024 (courses of accredited centres alone), what is in-house, by subject.
 */
export interface Training {
  /**
     * 200 hours.
     * @minimum 0
     */
  requiredMinutes: number;
  /**
     * Of accredited centres.
     * @minimum 0
     */
  countedMinutes: number;
  /**
     * In-house, which count for no law.
     * @minimum 0
     */
  internalMinutes: number;
  /**
     * Subjects with any minute, of counted courses and in-house.
     * @maxItems 13
     */
  subjects: TrainingSubject[];
}
