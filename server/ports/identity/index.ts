/** Who can vouch for a person here. */
export type Provider = 'google' | 'apple'

/**
 * What a browser sends of a sign-in elsewhere. `nonce`: needed for tokens of Google and Apple
 * themselves.
 */
export interface Claim {
  provider: Provider
  token: string
  nonce?: string
}

/**
 * A person as a token tells them, everything in it checked. Known by issuer and subject; the e-mail
 * is only a hint.
 */
export interface Identity {
  issuer: string
  subject: string
  provider: Provider
  email: string | null
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
}

/** Why a token was refused: for the log, without anything of the token. */
export interface Refusal {
  refused: string
}

/**
 * Checks identity tokens. Never throws for a bad token; throws when the issuer's keys cannot be
 * had.
 */
export interface IdentityVerifier {
  verify(claim: Claim, now: Date): Promise<Identity | Refusal>
}
