
/**
 * What an undo did. kept are people who were worked on since and stay as they are.
 */
export interface IntakeUndone {
  removed: number;
  restored: number;
  kept: number;
  /** Demands taken away again; those worked on since stay. */
  demands: number;
}
