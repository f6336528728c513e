import { createHash } from 'node:crypto'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeJwt,
  errors,
  jwksCache,
  jwtVerify,
  type ExportedJWKSCache,
  type JWKSCacheInput,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import type { Claim, Identity, IdentityVerifier, Provider, Refusal } from './index.ts'
import type { Issuer } from './issuers.ts'

/** Two clocks are never quite the same; seconds. */
const SKEW = 10
/** For so long keys are not asked for again. */
const FRESH_MS = 600_000
/** For so long the last ones are good while the issuer is away. */
const KEPT_MS = 6 * 3_600_000
const SIGN_IN: Record<string, Provider> = { 'google.com': 'google', 'apple.com': 'apple' }

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** Google says true, Apple the text "true". */
const isTrue = (value: unknown): boolean => value === true || value === 'true'

const digest = (nonce: string): string => createHash('sha256').update(nonce).digest('hex')

/**
 * The provider a token is really of: the issuer itself, or what Firebase writes about the sign-in.
 */
function providerOf(issuer: Issuer, payload: JWTPayload): Provider | null {
  if (issuer.provider) return issuer.provider
  const firebase = payload['firebase'] as { sign_in_provider?: unknown } | undefined
  return SIGN_IN[String(firebase?.sign_in_provider)] ?? null
}

/** What a signature does not prove. Null: all is well. */
function faultOf(
  issuer: Issuer,
  payload: JWTPayload,
  { provider, nonce }: Claim,
  now: Date,
): string | null {
  const seconds = now.getTime() / 1000 + SKEW
  if (!text(payload.sub) || String(payload.sub).length > 255) return 'subject'
  if (typeof payload.iat !== 'number' || payload.iat > seconds) return 'iat'
  if (providerOf(issuer, payload) !== provider) return 'provider'
  const signedIn = payload['auth_time']
  if (issuer.provider === null)
    return typeof signedIn === 'number' && signedIn <= seconds ? null : 'auth_time'
  if (signedIn !== undefined && !(typeof signedIn === 'number' && signedIn <= seconds))
    return 'auth_time'
  const told = payload['nonce']
  return nonce !== undefined && (told === nonce || told === digest(nonce)) ? null : 'nonce'
}

/** First and last name: told apart, or one text whose first word is the first name. */
function namesOf(payload: JWTPayload): Pick<Identity, 'firstName' | 'lastName'> {
  const given = text(payload['given_name'])
  if (given) return { firstName: given, lastName: text(payload['family_name']) }
  const [first = null, ...rest] = text(payload['name'])?.split(/\s+/) ?? []
  return { firstName: first, lastName: rest.join(' ') || null }
}

/**
 * Whether the keys cannot be had: the issuer is away, too slow, or answers what is no set of keys.
 * All else is a fault of the token.
 */
const isAway = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  error.code === 'ERR_JOSE_GENERIC'

/**
 * The issuer's keys. They are fetched anew every ten minutes; while the issuer is away those of
 * before go on for some hours, since they are published long before and after they sign.
 */
function keysOf({ keys }: Issuer, freshMs = FRESH_MS): JWTVerifyGetKey {
  const last: Partial<ExportedJWKSCache> = {}
  const remote = createRemoteJWKSet(keys, {
    timeoutDuration: 5000,
    cacheMaxAge: freshMs,
    [jwksCache]: last as JWKSCacheInput,
  })
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (error) {
      const { jwks, uat = 0 } = last
      if (!isAway(error) || !jwks || Date.now() - uat > KEPT_MS) throw error
      return createLocalJWKSet(jwks)(header, token)
    }
  }
}

/**
 * Checks tokens with the issuers' published keys. Only RS256 is taken, so neither an unsigned token
 * (the Firebase emulator's) nor one signed with a public key as if it were a secret passes.
 */
export function tokenVerifier(issuers: Issuer[], freshMs?: number): IdentityVerifier {
  const known = issuers.map((issuer) => ({ issuer, keys: keysOf(issuer, freshMs) }))
  const find = (token: string): { issuer: Issuer; keys: JWTVerifyGetKey } | undefined => {
    const { iss } = decodeJwt(token)
    return known.find(({ issuer }) => iss !== undefined && issuer.names.includes(iss))
  }
  const verify = async (claim: Claim, now: Date): Promise<Identity | Refusal> => {
    const found = find(claim.token)
    if (!found) return { refused: 'issuer' }
    const { issuer, keys } = found
    const checks = {
      issuer: issuer.names,
      audience: issuer.audiences,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: SKEW,
      currentDate: now,
    }
    const { payload } = await jwtVerify(claim.token, keys, checks)
    const fault = faultOf(issuer, payload, claim, now)
    if (fault) return { refused: fault }
    const email = text(payload['email'])
    return {
      issuer: issuer.names[0],
      subject: String(payload.sub),
      provider: claim.provider,
      email,
      emailVerified: email !== null && isTrue(payload['email_verified']),
      ...namesOf(payload),
    }
  }
  return {
    verify: (claim, now) =>
      verify(claim, now).catch((error: unknown) => {
        if (isAway(error) || !(error instanceof errors.JOSEError)) throw error
        return { refused: error.code }
      }),
  }
}
