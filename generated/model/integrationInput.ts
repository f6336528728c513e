import type { IntegrationProvider } from './integrationProvider.ts';

/**
 * A new channel out. A source needs none: the first feed that names it makes it.
 */
export interface IntegrationInput {
  provider: IntegrationProvider;
  /**
     * @minLength 1
     * @maxLength 80
     */
  name: string;
}
