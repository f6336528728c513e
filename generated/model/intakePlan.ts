import type { ContactRole } from './contactRole.ts';
import type { IntakeDates } from './intakeDates.ts';
import type { IntakeMapped } from './intakeMapped.ts';
import type { IntakeMode } from './intakeMode.ts';
import type { IntakePlanDedupeKeysItem } from './intakePlanDedupeKeysItem.ts';
import type { IntakeWantOperation } from './intakeWantOperation.ts';

/**
 * What the columns hold and what shall happen with people who are there already.
 */
export interface IntakePlan {
  /** @maxItems 250 */
  mapping: IntakeMapped[];
  dates?: IntakeDates;
  wantOperation?: IntakeWantOperation;
  mode: IntakeMode;
  /**
     * By what a person is known to be there.
     * @minItems 1
     * @maxItems 2
     */
  dedupeKeys: IntakePlanDedupeKeysItem[];
  /** The file's values replace those that are there; without it they only fill what is empty. */
  overwrite?: boolean;
  /** Colleagues see those that are created. */
  shared?: boolean;
  /**
     * What all of them are to the agency.
     * @maxItems 10
     */
  roles?: ContactRole[];
  /**
     * Tags that all of them get.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 40
     */
  tags?: string[];
}
