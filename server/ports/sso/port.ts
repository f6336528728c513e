/** An agency's provider, and this site as its client. */
export interface SsoSettings {
  issuer: string
  clientId: string
  /** Null: the provider knows this client without one. */
  secret: string | null
  redirectUri: string
}

/** What one sign-in is bound to: to its answer, its token and the browser that asked. */
export interface SsoAsk {
  state: string
  nonce: string
  /** Of PKCE; only the browser that asked has it. */
  verifier: string
}

/** Whom a provider tells, everything in it checked. Known by issuer and subject. */
export interface SsoIdentity {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  /** When it asked its person to show who they are; null: it does not say. */
  authTime: Date | null
}

/** The provider does not answer, or answers what is no answer of one. */
export class SsoAway extends Error {}

/** Signing in at a company's own provider (OpenID Connect: code, PKCE, nonce). */
export interface SsoPort {
  /** The issuer as it calls itself; throws SsoAway where none serves. */
  issuerAt(address: string): Promise<string>
  /** Where the browser goes; throws SsoAway. */
  begin(settings: SsoSettings, ask: SsoAsk, email: string): Promise<string>
  /** What came of it, or why it is refused, for the log; throws SsoAway. */
  end(
    settings: SsoSettings,
    ask: SsoAsk,
    answer: URLSearchParams,
  ): Promise<SsoIdentity | { refused: string }>
}
