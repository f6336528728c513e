import type { ConnectionScope } from './connectionScope.ts';

/**
 * What an application asked for, and what of it its person allows.
 */
export interface ConnectionAllow {
  /**
     * @minLength 1
     * @maxLength 500
     */
  client_id: string;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  redirect_uri: string;
  /**
     * Of PKCE, by S256.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  code_challenge: string;
  /**
     * Whom it wants to speak with: the address of the desk's door for assistants.
     * @minLength 1
     * @maxLength 500
     */
  resource: string;
  /**
     * Goes back to it as it is.
     * @maxLength 2000
     */
  state?: string;
  /**
     * What it may; at least one.
     * @minItems 1
     * @maxItems 14
     */
  scopes: ConnectionScope[];
}
