
/**
 * What an undo did. kept are people who were worked on since and stay as they are.
 */
export interface IntakeUndone {
  removed: number;
  restored: number;
  kept: number;
}
