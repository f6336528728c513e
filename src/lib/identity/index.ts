import { getSite } from '../site'

export const PROVIDERS = ['google', 'apple'] as const
export type Provider = (typeof PROVIDERS)[number]

/**
 * What a sign-in elsewhere brings: the identity token for our API, and a name if only the browser
 * is told it (Apple, once).
 */
export interface SocialToken {
  provider: Provider
  token: string
  first_name?: string
  last_name?: string
}

/** Sign-in by a popup of somebody else. A second call cancels the first. */
export interface IdentityPort {
  /** Throws IdentityFailure. Call it from a click, else the browser blocks the popup. */
  signIn(provider: Provider): Promise<SocialToken>
}

/** The codes of the specification, section 8; anything else is `internal-error`. */
export const IDENTITY_CODES = [
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'web-storage-unsupported',
  'network-request-failed',
  'internal-error',
  'invalid-api-key',
] as const
export type IdentityCode = (typeof IDENTITY_CODES)[number]

/** Why a sign-in elsewhere came to nothing. */
export class IdentityFailure extends Error {
  readonly code: IdentityCode

  constructor(code: IdentityCode, options?: ErrorOptions) {
    super(code, options)
    this.name = 'IdentityFailure'
    this.code = code
  }
}

/** Whether anybody else may vouch for people here; without it there are no buttons. */
export const hasIdentity = (): boolean => getSite().firebase !== null

let loading: Promise<IdentityPort> | null = null

/** The adapter, loaded at the first call: 25 kB that nobody needs before they press a button. */
export function loadIdentity(): Promise<IdentityPort> {
  const { firebase } = getSite()
  if (!firebase) return Promise.reject(new IdentityFailure('internal-error'))
  loading ??= import('./firebase').then(
    ({ firebaseIdentity }) => firebaseIdentity(firebase),
    (error: unknown) => {
      loading = null
      throw new IdentityFailure('network-request-failed', { cause: error })
    },
  )
  return loading
}
