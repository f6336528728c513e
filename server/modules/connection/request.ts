import {
  ConnectionScope,
  type ConnectionFault,
  type ConnectionRequest,
  type GetConnectionRequestParams,
} from '../../../generated/model/index.ts'
import type { Config } from '../../config/env.ts'
import type { Deps } from '../../contract/deps.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { agencyNames } from '../agency/index.ts'
import { clientOf, type Client } from './client/client.ts'
import { isAmong, isLoopback } from './client/redirect.ts'
import { staffMay } from './connection.repository.ts'
import { say } from './messages.ts'

type Site = Pick<Config, 'siteUrl'>

/** Who gives codes and tokens, as applications compare it. */
export const issuerOf = ({ siteUrl }: Site): string => siteUrl

/** Whom a token is for: the desk's door for assistants, and nothing else. */
export const resourceOf = ({ siteUrl }: Site): string => `${siteUrl}/mcp`

const ALL: readonly ConnectionScope[] = Object.values(ConnectionScope)

/** What an application is told that it may ask for. */
export const OFFERED: readonly ConnectionScope[] = ALL

/** What one gets that asks for nothing: to read. */
const READING = ALL.filter((scope) => scope.startsWith('read:'))

/** Who asks, and that the address is theirs; throws 400, since nobody is sent anywhere then. */
export async function askerOf(
  { client_id, redirect_uri }: { client_id: string; redirect_uri: string },
  deps: Deps,
  { lang }: Actor,
): Promise<{ client: Client; redirect: URL }> {
  const client = await clientOf(client_id, deps)
  if (!client) return fieldErrors({ client_id: say(lang, 'client') })
  if (!isAmong(redirect_uri, client.redirects))
    return fieldErrors({ redirect_uri: say(lang, 'redirect') })
  return { client, redirect: new URL(redirect_uri) }
}

/** The address of an application's page with an answer for it, and who answers (RFC 9207). */
export function answering(
  redirectUri: string,
  answer: Record<string, string | undefined>,
  config: Site,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, iss: issuerOf(config) }))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

/** What is shown of an application, at the consent as in the list. */
export const shownOf = (client: Client, redirect: URL) => ({
  client: client.name,
  clientHost: client.document ? new URL(client.id).host : null,
  redirectHost: redirect.host,
  loopback: isLoopback(redirect),
})

/** What an application asks for, judged. */
export async function readRequest(
  asked: GetConnectionRequestParams,
  deps: Deps,
  actor: Actor,
): Promise<ConnectionRequest> {
  const { client, redirect } = await askerOf(asked, deps, actor)
  const words = (asked.scope ?? '').split(' ').filter((word) => word !== '')
  const scopes = words.length === 0 ? READING : ALL.filter((scope) => words.includes(scope))
  const fault = await faultOf({ ...asked, scopes }, deps, actor)
  const names = await agencyNames(deps.db, [actor.agencyId])
  return {
    ...shownOf(client, redirect),
    scopes: [...scopes],
    agency: names.get(actor.agencyId) ?? '',
    fault,
    back: answering(
      asked.redirect_uri,
      { error: fault ?? 'access_denied', state: asked.state },
      deps.config,
    ),
  }
}

async function faultOf(
  asked: Omit<GetConnectionRequestParams, 'scope'> & { scopes: readonly ConnectionScope[] },
  { db, config }: Deps,
  actor: Actor,
): Promise<ConnectionFault | null> {
  if (asked.response_type !== 'code') return 'unsupported_response_type'
  const isProved = /^[\w-]{43}$/.test(asked.code_challenge ?? '')
  if (!isProved || asked.code_challenge_method !== 'S256') return 'invalid_request'
  if (asked.resource !== resourceOf(config)) return 'invalid_target'
  if (asked.scopes.length === 0) return 'invalid_scope'
  return (await mayConnect(actor, db)) ? null : 'access_denied'
}

/** An ADMIN may; a STAFF where their agency's rule says so. */
export const mayConnect = async ({ role, agencyId }: Actor, db: Db): Promise<boolean> =>
  role === 'ADMIN' || staffMay(db, agencyId)
