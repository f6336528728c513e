import type { KeyScope } from './keyScope.ts';

/**
 * A new key of the person who makes it.
 */
export interface ApiKeyInput {
  /**
     * What it is for.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * At least one.
     * @minItems 1
     * @maxItems 20
     */
  scopes: KeyScope[];
  /** The last day on which it works (Europe/Madrid), at most 366 days from now. */
  expiresOn: string;
  /**
     * Addresses, or nets as 185.12.80.0/24, from which alone it works; left out: from anywhere.
     * @maxItems 10
     * @items.minLength 2
     * @items.maxLength 50
     */
  allowedIps?: string[];
}
