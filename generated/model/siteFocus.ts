
/**
 * The point of a picture that stays in view, as shares of its width and height.
 */
export interface SiteFocus {
  /**
     * @minimum 0
     * @maximum 1
     */
  x: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  y: number;
}
