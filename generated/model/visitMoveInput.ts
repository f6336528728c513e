
/**
 * Another free time for one's visit.
 */
export interface VisitMoveInput {
  startsAt: string;
}
