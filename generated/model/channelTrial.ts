import type { ChannelTrialItemsItem } from './channelTrialItemsItem.ts';

/**
 * What other settings would do to a channel, home by home, by the very rules that it goes out by. Nothing is changed.
 */
export interface ChannelTrial {
  /**
     * Homes that are not out, or would not be, and would go out.
     * @minimum 0
     */
  comesIn: number;
  /**
     * Homes that are out, or would be, and would leave.
     * @minimum 0
     */
  goesOut: number;
  /**
     * Homes that would be wanted and held back.
     * @minimum 0
     */
  blocked: number;
  /**
     * Homes that are out and would stay.
     * @minimum 0
     */
  stays: number;
  /**
     * Some of those that come in or go out.
     * @maxItems 12
     */
  items: ChannelTrialItemsItem[];
}
