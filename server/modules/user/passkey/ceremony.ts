import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type VerifiedAuthenticationResponse,
} from '@simplewebauthn/server'
import { randomBytes } from 'node:crypto'
import type { PasskeyInput, PasskeyKnown, PasskeyProof } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { PasskeyRow } from './passkey.repository.ts'

/** Milliseconds that the browser waits for its person. */
export const TIMEOUT = 300_000

/** Kinds of key that are taken (COSE): Ed25519, ECDSA with P-256, RSA; devices know one of them. */
export const ALGORITHMS = [-8, -7, -257]

export const newChallenge = (): Buffer => randomBytes(32)

/** Whose keys they are: the site, by the host of SITE_URL. */
export const siteOf = ({ config }: Pick<Deps, 'config'>): { id: string; origin: string } => {
  const { hostname, origin } = new URL(config.siteUrl)
  return { id: hostname, origin }
}

/** Passkeys as a browser looks for them. */
export const knownKeys = (
  rows: Pick<PasskeyRow, 'credential_id' | 'transports'>[],
): PasskeyKnown[] =>
  rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    type: 'public-key' as const,
    ...(transports.length > 0 && { transports }),
  }))

/** The question that an answer answers; null when it names none. */
export function questionOf(clientDataJSON: string): Buffer | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const { challenge } = said as { challenge?: unknown }
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url') : null
  } catch {
    return null
  }
}

/** What a browser made, if this site asked for it and the device verified its person; else null. */
export async function madeKey(input: PasskeyInput, challenge: Buffer, deps: Pick<Deps, 'config'>) {
  const { id, clientDataJSON, attestationObject } = input
  const site = siteOf(deps)
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }))
  return registrationInfo ?? null
}

/**
 * What a signature shows, if this site asked for it, the device verified its person and has signed
 * oftener than the copy of its key would have; else null.
 */
export async function provedBy(
  proof: PasskeyProof,
  row: PasskeyRow,
  challenge: Buffer,
  deps: Pick<Deps, 'config'>,
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | null> {
  const { id, clientDataJSON, authenticatorData, signature } = proof
  const site = siteOf(deps)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id,
      publicKey: new Uint8Array(row.public_key),
      counter: Number(row.counter),
    },
  }).catch(() => ({ verified: false, authenticationInfo: null }))
  return verified ? authenticationInfo : null
}
