import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { PassportAlarm } from './passportAlarm.ts';
import type { PassportLight } from './passportLight.ts';
import type { PassportProof } from './passportProof.ts';
import type { PassportState } from './passportState.ts';

/**
 * How a home stands to each rule today, and what comes next. Days are those of Europe/Madrid.
 */
export interface Passport {
  propertyId: HomeId;
  ref: HomeRef;
  day: string;
  /** Of the table of rules. */
  version: string;
  state: PassportState;
  /** A rule forbids advertising it. */
  blocks: boolean;
  /**
     * Gravest first.
     * @maxItems 20
     */
  lights: PassportLight[];
  /**
     * By day.
     * @maxItems 20
     */
  alarms: PassportAlarm[];
  /** The last one. */
  proof: PassportProof | null;
}
