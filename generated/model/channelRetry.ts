
/**
 * What was asked for.
 */
export interface ChannelRetry {
  /**
     * Homes that are written, or sent, anew in the background.
     * @minimum 0
     */
  homes: number;
}
