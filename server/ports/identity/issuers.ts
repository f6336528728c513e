import type { IdentitySettings } from '../../config/services.ts'
import type { Provider } from './index.ts'

/** One kind of token we take: who signs it, for whom, and where the keys are. */
export interface Issuer {
  /** Spellings of `iss`; the first is the one we keep. */
  names: [string, ...string[]]
  audiences: string[]
  keys: URL
  /** The one provider this issuer is; null: the token tells (Firebase). */
  provider: Provider | null
}

const FIREBASE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Where Google's and Apple's own keys are; a test has its own. */
export const DIRECT_KEYS = {
  google: 'https://www.googleapis.com/oauth2/v3/certs',
  apple: 'https://appleid.apple.com/auth/keys',
}

/**
 * The issuers of a configuration. Firebase's audience is the project; the others' our client ids.
 */
export function issuersOf(settings: IdentitySettings, keys = DIRECT_KEYS): Issuer[] {
  const { firebase, firebaseJwksUrl, googleClientIds, appleClientIds } = settings
  const issuers: Issuer[] = []
  if (firebase) {
    const name = `https://securetoken.google.com/${firebase.projectId}`
    issuers.push({
      names: [name],
      audiences: [firebase.projectId],
      keys: new URL(firebaseJwksUrl ?? FIREBASE_KEYS),
      provider: null,
    })
  }
  if (googleClientIds.length > 0) {
    issuers.push({
      names: ['https://accounts.google.com', 'accounts.google.com'],
      audiences: googleClientIds,
      keys: new URL(keys.google),
      provider: 'google',
    })
  }
  if (appleClientIds.length > 0) {
    issuers.push({
      names: ['https://appleid.apple.com'],
      audiences: appleClientIds,
      keys: new URL(keys.apple),
      provider: 'apple',
    })
  }
  return issuers
}
