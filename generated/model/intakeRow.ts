import type { ContactId } from './contactId.ts';
import type { DemandId } from './demandId.ts';
import type { IntakeFate } from './intakeFate.ts';
import type { IntakeRemark } from './intakeRemark.ts';
import type { IntakeRowUndone } from './intakeRowUndone.ts';

/**
 * A row of the file and what became of it.
 */
export interface IntakeRow {
  number: number;
  line: number;
  name: string;
  fate: IntakeFate;
  remarks: IntakeRemark[];
  contactId: ContactId | null;
  /** The demand that the row began, while it is there. */
  demandId: DemandId | null;
  /** What an undo did with it. */
  undone: IntakeRowUndone;
}
