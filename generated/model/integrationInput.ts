import type { ChannelProvider } from './channelProvider.ts';

/**
 * A new channel out. A source needs none (the first feed that names it makes it), or is made by createSource.
 */
export interface IntegrationInput {
  provider: ChannelProvider;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
}
