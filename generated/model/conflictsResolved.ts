
/**
 * What became of conflicts between sources and agency.
 */
export interface ConflictsResolved {
  /** Fields that are settled. */
  resolved: number;
  /** Open conflicts that remain, of those that were meant: more than 200 at once, or refused by a rule of the home. */
  left: number;
  /**
     * Why the first one was refused, in words; null where none was.
     * @nullable
     */
  reason: string | null;
}
