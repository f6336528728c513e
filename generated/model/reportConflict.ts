import type { Report } from './report.ts';

/**
 * Somebody answered in between.
 */
export interface ReportConflict {
  message: string;
  current: Report;
}
