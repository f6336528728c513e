import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGS } from '../../i18n/language'
import { getSite, setSite } from '../site'
import { codeOf, firebaseIdentity } from './firebase'
import { hasIdentity, IDENTITY_CODES, IdentityFailure, loadIdentity } from './index'

const sdk = vi.hoisted(() => ({
  signInWithPopup: vi.fn(),
  initializeAuth: vi.fn(() => ({ useDeviceLanguage: () => undefined })),
  profile: {} as Record<string, unknown>,
  fails: false,
}))
vi.mock('firebase/app', () => ({
  initializeApp: (options: object, name: string) => ({ options, name }),
}))
vi.mock('firebase/auth', () => ({
  initializeAuth: sdk.initializeAuth,
  signInWithPopup: async (auth: object, provider: object): Promise<unknown> => {
    if (sdk.fails) throw Object.assign(new Error('x'), { code: 'auth/popup-blocked' })
    return sdk.signInWithPopup(auth, provider)
  },
  browserPopupRedirectResolver: 'resolver',
  inMemoryPersistence: 'memory',
  getAdditionalUserInfo: () => ({ profile: sdk.profile }),
  GoogleAuthProvider: class {
    id = 'google.com'
  },
  OAuthProvider: class {
    id: string
    scopes: string[] = []
    constructor(id: string) {
      this.id = id
    }
    addScope(scope: string) {
      this.scopes.push(scope)
    }
  },
}))

const firebase = {
  projectId: 'p',
  apiKey: 'k',
  authDomain: 'p.firebaseapp.com',
  appId: null,
  messagingSenderId: null,
  databaseUrl: null,
}
const credential = (displayName: string | null) => ({
  user: { displayName, getIdToken: () => Promise.resolve('token') },
})

beforeEach(() => sdk.signInWithPopup.mockReset())
afterEach(() => setSite({ ...getSite(), firebase: null }))

describe('the codes of a sign-in elsewhere (specification, section 8)', () => {
  it.each(IDENTITY_CODES)('%s is known, and has a sentence in every language', (code) => {
    expect(codeOf({ code: `auth/${code}` })).toBe(code)
    for (const lang of LANGS) {
      const words = JSON.parse(readFileSync(`src/features/user/i18n/${lang}.json`, 'utf8')) as {
        social: { codes: Record<string, string> }
      }
      expect(words.social.codes[code], lang).toContain('{{provider}}')
    }
  })

  it.each<[unknown, string]>([
    [{ code: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.' }, 'invalid-api-key'],
    [{ code: 'auth/user-disabled' }, 'internal-error'],
    [new TypeError('x'), 'internal-error'],
    [null, 'internal-error'],
  ])('%j comes to %s', (error, code) => expect(codeOf(error)).toBe(code))
})

describe('Firebase', () => {
  it('answers the token, keeps nothing, and asks Apple for e-mail and name', async () => {
    sdk.signInWithPopup.mockResolvedValue(credential(null))
    const identity = firebaseIdentity(firebase)
    expect(await identity.signIn('google')).toEqual({ provider: 'google', token: 'token' })
    expect(await identity.signIn('apple')).toEqual({ provider: 'apple', token: 'token' })
    expect(sdk.initializeAuth).toHaveBeenCalledOnce()
    expect(sdk.initializeAuth).toHaveBeenCalledWith(expect.anything(), {
      persistence: 'memory',
      popupRedirectResolver: 'resolver',
    })
    expect(sdk.signInWithPopup.mock.calls.map(([, provider]) => provider as unknown)).toEqual([
      { id: 'google.com' },
      { id: 'apple.com', scopes: ['email', 'name'] },
    ])
  })

  it('hands on the name that only the browser is told', async () => {
    sdk.signInWithPopup.mockResolvedValue(credential('Maria del Mar Bonet'))
    expect(await firebaseIdentity(firebase).signIn('apple')).toEqual({
      provider: 'apple',
      token: 'token',
      first_name: 'Maria',
      last_name: 'del Mar Bonet',
    })
    sdk.profile = { given_name: 'Maria del Mar', family_name: 'Bonet' }
    expect(await firebaseIdentity(firebase).signIn('apple')).toMatchObject({
      first_name: 'Maria del Mar',
      last_name: 'Bonet',
    })
    sdk.profile = {}
  })

  it('fails with a code', async () => {
    sdk.fails = true
    const failure = await firebaseIdentity(firebase)
      .signIn('google')
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(IdentityFailure)
    expect(failure).toMatchObject({ code: 'popup-blocked' })
    sdk.fails = false
  })
})

it('is there when the site says so', async () => {
  setSite({ ...getSite(), firebase: null })
  expect(hasIdentity()).toBe(false)
  await expect(loadIdentity()).rejects.toThrow(IdentityFailure)
  setSite({ ...getSite(), firebase })
  expect(hasIdentity()).toBe(true)
  expect(await loadIdentity()).toBe(await loadIdentity())
})
