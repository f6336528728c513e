import type { ChannelTestChecksItemKey } from './channelTestChecksItemKey.ts';
import type { ChannelTestChecksItemState } from './channelTestChecksItemState.ts';

export type ChannelTestChecksItem = {
  key: ChannelTestChecksItemKey;
  state: ChannelTestChecksItemState;
  /** In the language of the request. */
  message: string;
};
