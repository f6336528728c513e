
/**
 * Calls for homes that the other program allows in some time, and those used of them.
 */
export interface MoveWindow {
  seconds: number;
  /** @minimum 0 */
  used: number;
  /** @minimum 0 */
  most: number;
}
