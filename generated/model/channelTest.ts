import type { ChannelTestChecksItem } from './channelTestChecksItem.ts';

/**
 * A look at a channel that changes nothing.
 */
export interface ChannelTest {
  /** No check failed. */
  ok: boolean;
  checks: ChannelTestChecksItem[];
}
