import type { FastifyRequest } from 'fastify'
import type { ResolveSession, Session } from '../contract/context.ts'
import type { Deps } from '../contract/deps.ts'
import { tokenOf } from '../contract/token.ts'
import { challenge } from '../oauth/challenge.ts'
import { RpcError } from './wire/json-rpc.ts'

/** What a key needs to be used by an assistant at all. A grant was given for nothing else. */
const USE = 'use:mcp'
/** What a grant needs to see names, phones and mails. No key has it. */
const PEOPLE = 'people'

/** A kind of token that opens the door, and how it becomes a session. */
export interface TokenKind {
  kind: 'key' | 'grant'
  resolve: ResolveSession
}

/** Who asks by a token: always within scopes, never as a person's own session. */
export interface Bearer {
  session: Session
  kind: TokenKind['kind']
  /** Of the key or grant. */
  id: string
  scopes: readonly string[]
  seesPeople: boolean
}

/** 403 with all the scopes without which it does not go. */
export const scopeNeeded = (siteUrl: string, scopes: readonly string[]): RpcError =>
  new RpcError(403, `This needs the scopes ${scopes.join(' ')}`, {
    status: 403,
    data: { scopes },
    headers: { 'www-authenticate': challenge({ siteUrl }, { code: 'insufficient_scope', scopes }) },
  })

/** Who asks; throws 401 without a token of these kinds that stands. */
export async function bearerOf(
  { headers, ip }: FastifyRequest,
  kinds: readonly TokenKind[],
  deps: Deps,
): Promise<Bearer> {
  const { siteUrl } = deps.config
  const token = tokenOf(headers.authorization)
  for (const { kind, resolve } of token === null ? [] : kinds) {
    const session = await resolve(token ?? '', deps, ip)
    if (!session?.key) continue
    const { id, scopes } = session.key
    if (kind === 'key' && !scopes.includes(USE)) throw scopeNeeded(siteUrl, [USE])
    return { session, kind, id, scopes, seesPeople: kind === 'grant' && scopes.includes(PEOPLE) }
  }
  const error = token === null ? undefined : ({ code: 'invalid_token' } as const)
  throw new RpcError(401, 'Sign in, or give a key', {
    status: 401,
    headers: { 'www-authenticate': challenge({ siteUrl }, error) },
  })
}
