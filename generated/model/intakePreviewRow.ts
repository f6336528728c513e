import type { ContactId } from './contactId.ts';
import type { IntakeFate } from './intakeFate.ts';
import type { IntakeRemark } from './intakeRemark.ts';
import type { IntakeValue } from './intakeValue.ts';

/**
 * A row of the file as it would be.
 */
export interface IntakePreviewRow {
  /** Its place in the file, from 1. */
  number: number;
  /** Line of the file where it begins. */
  line: number;
  name: string;
  fate: IntakeFate;
  values: IntakeValue[];
  remarks: IntakeRemark[];
  /** The person who is there already, if I may see them. */
  contactId: ContactId | null;
}
