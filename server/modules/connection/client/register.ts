import { randomBytes } from 'node:crypto'
import type { Deps } from '../../../contract/deps.ts'
import { OAuthError } from '../oauth-error.ts'
import { keepClient } from './client.ts'
import { nameFrom } from './name.ts'
import { redirectsOf } from './redirect.ts'

const DAY = 86_400_000

/** An application that registered, as RFC 7591 tells it. */
export interface Registered {
  client_id: string
  client_id_issued_at: number
  client_name: string
  redirect_uris: string[]
  token_endpoint_auth_method: 'none'
  grant_types: string[]
  response_types: string[]
}

/** Registers an application that keeps no secret; forgotten in a day unless somebody allows it. */
export async function registerClient(input: unknown, { db, now }: Deps): Promise<Registered> {
  const said = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>
  const redirects = redirectsOf(said['redirect_uris'])
  if (!redirects) throw new OAuthError('invalid_redirect_uri', 'https or loopback, 1 to 10 of them')
  const name = nameFrom(said['client_name'])
  if (name === '') throw new OAuthError('invalid_client_metadata', 'client_name is needed')
  const at = now()
  const id = `llar-${randomBytes(16).toString('base64url')}`
  const kept_until = new Date(at.getTime() + DAY)
  await keepClient(db, { id, name, redirects, document: false, kept_until })
  return {
    client_id: id,
    client_id_issued_at: Math.floor(at.getTime() / 1000),
    client_name: name,
    redirect_uris: redirects,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  }
}
