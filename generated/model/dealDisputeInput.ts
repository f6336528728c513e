
/**
 * Why a deal is disputed; both sides read it.
 */
export interface DealDisputeInput {
  /** @minimum 1 */
  version: number;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}
