import type { HomeId } from './homeId.ts';
import type { Language } from './language.ts';
import type { ReportReason } from './reportReason.ts';

/**
 * What a reader says of an ad. An address is asked for the answer only and is not needed.
 */
export interface ReportInput {
  propertyId: HomeId;
  reason: ReportReason;
  /** @maxLength 1000 */
  text?: string;
  /** @maxLength 254 */
  email?: string;
  language?: Language;
  /**
     * Left empty by people; filled by programs.
     * @maxLength 200
     */
  website?: string;
}
