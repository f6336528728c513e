import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithPopup,
  type Auth,
  type AuthProvider,
  type UserCredential,
} from 'firebase/auth'
import type { FirebaseSite } from '../site'
import {
  IDENTITY_CODES,
  IdentityFailure,
  type IdentityCode,
  type IdentityPort,
  type Provider,
  type SocialToken,
} from './index'

/** Of its own, so that chat or messages may start the default one as they need it. */
const APP = 'identity'

function providerFor(provider: Provider): AuthProvider {
  if (provider === 'google') return new GoogleAuthProvider()
  const apple = new OAuthProvider('apple.com')
  apple.addScope('email')
  apple.addScope('name')
  return apple
}

/** Names of the first consent. Google's stand in its token; Apple's nowhere else. */
function namesOf(credential: UserCredential): Pick<SocialToken, 'first_name' | 'last_name'> {
  const { given_name, family_name } = getAdditionalUserInfo(credential)?.profile ?? {}
  const [first = '', ...rest] = (credential.user.displayName ?? '').trim().split(/\s+/)
  const names = {
    first_name: typeof given_name === 'string' ? given_name : first,
    last_name: typeof family_name === 'string' ? family_name : rest.join(' '),
  }
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ''))
}

/** Firebase's code without its `auth/`; what we have no sentence for is an internal error. */
export function codeOf(error: unknown): IdentityCode {
  const code =
    typeof error === 'object' && error !== null && 'code' in error
      ? String(error.code).replace(/^auth\//, '')
      : ''
  // A wrong key is worded three ways, by the SDK and by two services behind it.
  if (/^(?:api-key-not-valid|invalid-api-key)/.test(code)) return 'invalid-api-key'
  return IDENTITY_CODES.find((known) => known === code) ?? 'internal-error'
}

function start(site: FirebaseSite): Auth {
  const { projectId, apiKey, authDomain } = site
  // Kept nowhere: once our API knows the person, Firebase need not.
  return initializeAuth(initializeApp({ projectId, apiKey, authDomain }, APP), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
}

/**
 * Google and Apple through Firebase. The popup (500x600), its cancelling by another, and noticing 8
 * seconds later that it was closed (specification, section 4) are the SDK's own.
 */
export function firebaseIdentity(site: FirebaseSite): IdentityPort {
  let auth: Auth | null = null
  return {
    signIn: async (provider) => {
      try {
        auth ??= start(site)
        auth.useDeviceLanguage()
        const credential = await signInWithPopup(auth, providerFor(provider))
        const token = await credential.user.getIdToken()
        return { provider, token, ...namesOf(credential) }
      } catch (error) {
        throw new IdentityFailure(codeOf(error), { cause: error })
      }
    },
  }
}
