import type { IntakeField } from './intakeField.ts';

/**
 * Which field a column fills; a column that is not named is left out.
 */
export interface IntakeMapped {
  /**
     * Its place in the file, from 0.
     * @minimum 0
     * @maximum 249
     */
  column: number;
  field: IntakeField;
}
