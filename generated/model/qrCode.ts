import type { QrPlace } from './qrPlace.ts';
import type { QrWeek } from './qrWeek.ts';

/**
 * A short link of a home. It is never given to another and never ends.
 */
export interface QrCode {
  /** Eight letters and digits without those that look alike. */
  code: string;
  url: string;
  place: QrPlace;
  label: string;
  createdAt: string;
  /**
     * Scans since it was made; programs are not counted.
     * @minimum 0
     */
  total: number;
  /**
     * The last twelve weeks, oldest first.
     * @maxItems 12
     */
  weeks: QrWeek[];
}
