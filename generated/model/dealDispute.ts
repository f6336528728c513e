
/**
 * Why a deal is disputed.
 */
export interface DealDispute {
  /** Whether my agency said so. */
  own: boolean;
  text: string;
  at: string;
}
