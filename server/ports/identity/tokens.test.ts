import { createHash } from 'node:crypto'
import { exportSPKI, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { firebaseClaims, PROJECT, startIssuer, type Issuer } from '../../testing/issuer.ts'
import type { IdentityVerifier } from './index.ts'
import { issuersOf } from './issuers.ts'
import { tokenVerifier } from './tokens.ts'

const project = {
  projectId: PROJECT,
  apiKey: 'key',
  authDomain: `${PROJECT}.firebaseapp.com`,
  appId: null,
  messagingSenderId: null,
  databaseUrl: null,
}
const now = new Date()
const seconds = Math.floor(now.getTime() / 1000)

let issuer: Issuer
let verifier: IdentityVerifier
beforeAll(async () => {
  issuer = await startIssuer()
  const settings = {
    firebase: project,
    firebaseJwksUrl: issuer.keysUrl,
    googleClientIds: ['web-1', 'app-1'],
    appleClientIds: ['es.llar.web'],
  }
  verifier = tokenVerifier(issuersOf(settings, { google: issuer.keysUrl, apple: issuer.keysUrl }))
})
afterAll(() => issuer.close())

const verify = (token: string, provider: 'google' | 'apple' = 'google', nonce?: string) =>
  verifier.verify({ provider, token, ...(nonce && { nonce }) }, now)
const firebase = (claims: JWTPayload = {}) => issuer.sign(firebaseClaims(claims, now.getTime()))

describe('a Firebase token', () => {
  it('names the person by issuer and subject; the keys are fetched once', async () => {
    expect(await verify(await firebase())).toEqual({
      issuer: `https://securetoken.google.com/${PROJECT}`,
      subject: 'uid-1',
      provider: 'google',
      email: 'aina@rig.example',
      emailVerified: true,
      firstName: 'Aina',
      lastName: 'Ferrer Mas',
    })
    await verify(await firebase({ sub: 'uid-2' }))
    expect(issuer.fetches()).toBe(1)
  })

  it('says no e-mail is verified but one that is, also in Apple’s spelling', async () => {
    const verified = async (claims: JWTPayload) => {
      const found = await verify(await firebase(claims))
      return 'refused' in found ? found : [found.email, found.emailVerified]
    }
    expect(await verified({ email_verified: 'true' })).toEqual(['aina@rig.example', true])
    expect(await verified({ email_verified: 'false' })).toEqual(['aina@rig.example', false])
    expect(await verified({ email_verified: undefined })).toEqual(['aina@rig.example', false])
    expect(await verified({ email: undefined, email_verified: true })).toEqual([null, false])
  })

  it.each<[string, JWTPayload, string]>([
    ['another project’s audience', { aud: 'other' }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['an unknown issuer', { iss: 'https://securetoken.google.com/other' }, 'issuer'],
    ['no issuer', { iss: undefined }, 'issuer'],
    ['the end of its time', { exp: seconds - 11 }, 'ERR_JWT_EXPIRED'],
    ['no end', { exp: undefined }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['a sign-in in the future', { auth_time: seconds + 60 }, 'auth_time'],
    ['no sign-in', { auth_time: undefined }, 'auth_time'],
    ['a birth in the future', { iat: seconds + 60 }, 'iat'],
    ['an empty subject', { sub: '' }, 'subject'],
    ['no subject', { sub: undefined }, 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['another provider', { firebase: { sign_in_provider: 'apple.com' } }, 'provider'],
    ['a password at Firebase', { firebase: { sign_in_provider: 'password' } }, 'provider'],
    ['no provider', { firebase: undefined }, 'provider'],
  ])('with %s is refused', async (_what, claims, refused) =>
    expect(await verify(await firebase(claims))).toEqual({ refused }),
  )

  it('signed by another key, by nobody, or with the public key as a secret is refused', async () => {
    const claims = firebaseClaims({}, now.getTime())
    const secret = new TextEncoder().encode(await exportSPKI(issuer.publicKey))
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(secret)
    expect(await verify(await issuer.sign(claims, { key: 'other' }))).toEqual({
      refused: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    })
    expect(await verify(confused)).toEqual({ refused: 'ERR_JOSE_ALG_NOT_ALLOWED' })
    // As the emulator of Firebase signs: not at all.
    expect(await verify(new UnsecuredJWT(claims).encode())).toHaveProperty('refused')
  })

  it.each(['', 'x', 'a.b.c', '..', 'e30.e30.', 'null', '{"sub":"1"}'])(
    'that is none (%j) is refused',
    async (token) => expect(await verify(token)).toHaveProperty('refused'),
  )
})

describe('a token of Google or Apple themselves', () => {
  const nonce = 'n'.repeat(24)
  const google = (claims: JWTPayload = {}) =>
    issuer.sign({
      iss: 'https://accounts.google.com',
      aud: 'web-1',
      sub: 'g-1',
      iat: seconds,
      exp: seconds + 600,
      email: 'a@b.example',
      email_verified: true,
      given_name: 'Aina',
      family_name: 'Ferrer',
      nonce,
      ...claims,
    })
  const apple = (claims: JWTPayload = {}) =>
    issuer.sign({
      iss: 'https://appleid.apple.com',
      aud: 'es.llar.web',
      sub: 'a-1',
      iat: seconds,
      exp: seconds + 600,
      email: 'x@privaterelay.appleid.com',
      email_verified: 'true',
      nonce,
      ...claims,
    })

  it('needs its nonce, plain or digested', async () => {
    expect(await verify(await google(), 'google', nonce)).toMatchObject({
      issuer: 'https://accounts.google.com',
      subject: 'g-1',
      firstName: 'Aina',
      lastName: 'Ferrer',
    })
    expect(
      await verify(
        await google({ nonce: createHash('sha256').update(nonce).digest('hex') }),
        'google',
        nonce,
      ),
    ).toMatchObject({ subject: 'g-1' })
    expect(await verify(await google(), 'google')).toEqual({ refused: 'nonce' })
    expect(await verify(await google({ nonce: undefined }), 'google', nonce)).toEqual({
      refused: 'nonce',
    })
    expect(await verify(await google(), 'google', 'm'.repeat(24))).toEqual({ refused: 'nonce' })
  })

  it('is kept under one name, whichever spelling the issuer uses', async () => {
    expect(
      await verify(await google({ iss: 'accounts.google.com' }), 'google', nonce),
    ).toMatchObject({ issuer: 'https://accounts.google.com' })
  })

  it('is for our client ids, and of the provider that was named', async () => {
    expect(await verify(await google({ aud: 'app-1' }), 'google', nonce)).toMatchObject({
      subject: 'g-1',
    })
    expect(await verify(await google({ aud: 'es.llar.web' }), 'google', nonce)).toHaveProperty(
      'refused',
    )
    expect(await verify(await google(), 'apple', nonce)).toEqual({ refused: 'provider' })
    expect(await verify(await apple(), 'apple', nonce)).toMatchObject({
      subject: 'a-1',
      provider: 'apple',
      emailVerified: true,
      firstName: null,
    })
  })
})

test('keys that cannot be had are no refusal', async () => {
  const away = tokenVerifier(
    issuersOf({
      firebase: project,
      firebaseJwksUrl: 'http://127.0.0.1:1/keys',
      googleClientIds: [],
      appleClientIds: [],
    }),
  )
  const outcome = await away
    .verify({ provider: 'google', token: await firebase() }, now)
    .catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(Error)
})

test('an answer that is no set of keys is the issuer’s fault, not the token’s', async () => {
  const odd = await startIssuer({ keys: 'none' })
  const settings = { firebase: project, firebaseJwksUrl: odd.keysUrl }
  const asking = tokenVerifier(issuersOf({ ...settings, googleClientIds: [], appleClientIds: [] }))
  await expect(asking.verify({ provider: 'google', token: await firebase() }, now)).rejects.toThrow(
    'JSON Web Key Set',
  )
  await odd.close()
})

test('while the issuer is away its last keys are good, and no others', async () => {
  const gone = await startIssuer()
  const settings = { firebase: project, firebaseJwksUrl: gone.keysUrl }
  const issuers = issuersOf({ ...settings, googleClientIds: [], appleClientIds: [] })
  const asking = tokenVerifier(issuers, 0)
  const claims = firebaseClaims({}, now.getTime())
  const verify = async (key: 'own' | 'other') =>
    asking.verify({ provider: 'google', token: await gone.sign(claims, { key }) }, now)
  expect(await verify('own')).toHaveProperty('subject')
  await gone.close()
  expect(await verify('own')).toHaveProperty('subject')
  expect(await verify('other')).toEqual({ refused: 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED' })
})

test('nothing set up vouches for nobody', () =>
  expect(
    issuersOf({ firebase: null, firebaseJwksUrl: null, googleClientIds: [], appleClientIds: [] }),
  ).toEqual([]))
