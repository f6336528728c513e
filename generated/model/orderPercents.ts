
/**
 * Per cent to go back: what each side has said in a dispute, and what goes back if it is called off now.
 */
export interface OrderPercents {
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  buyer: number | null;
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  seller: number | null;
  /**
     * @minimum 0
     * @maximum 100
     */
  cancel: number;
}
