import type { SsoRecord } from './ssoRecord.ts';

/**
 * How an agency's people sign in with the company's account (OpenID Connect).
 */
export interface AgencySso {
  /**
     * The provider; null where nothing is set up.
     * @nullable
     */
  issuer: string | null;
  /** @nullable */
  client_id: string | null;
  /** Whether a secret of the client is kept. */
  has_secret: boolean;
  /**
     * The e-mails that it opens accounts for.
     * @nullable
     */
  domain: string | null;
  record: SsoRecord | null;
  /**
     * When the domain was found to be the agency's; null, not yet.
     * @nullable
     */
  proved_at: string | null;
  /**
     * When somebody signed in with it last; null, not yet.
     * @nullable
     */
  used_at: string | null;
  /** Whether its people sign in by it alone. An ADMIN comes in with a passkey still, and where no ADMIN has one it is not asked for. */
  required: boolean;
  /** The address that the provider has to know as the client's. */
  redirect_uri: string;
}
