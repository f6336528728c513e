import { importPKCS8, SignJWT } from 'jose'
import type { ChatMirrorSettings } from '../../config/chat.ts'
import { saysAway, ServiceAway } from '../away.ts'
import type { ChatFanout } from './index.ts'

const SCOPE =
  'https://www.googleapis.com/auth/firebase.database https://www.googleapis.com/auth/userinfo.email'
const CUSTOM_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const TIMEOUT_MS = 10_000
/** A token is renewed this long before it ends. */
const EARLY_MS = 5 * 60_000

interface Access {
  access_token?: unknown
  expires_in?: unknown
}

const ask = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new ServiceAway('chat', 'The mirror does not answer', { cause: error })
  })

/**
 * Firebase's realtime database over REST: `chats/<thread>/messages/<message>`, readable by
 * `chats/<thread>/members/<person>`. The rules to set there: decision 0015.
 */
export function rtdbFanout(
  { databaseUrl, clientEmail, privateKey, tokenUri }: ChatMirrorSettings,
  now: () => number = Date.now,
): ChatFanout {
  const key = importPKCS8(privateKey, 'RS256')
  key.catch(() => undefined) // told by the first use
  let access: { token: string; until: number } | null = null

  const sign = async (claims: Record<string, unknown>, audience: string): Promise<string> => {
    const at = Math.floor(now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setSubject(clientEmail)
      .setAudience(audience)
      .setIssuedAt(at)
      .setExpirationTime(at + 3600)
      .sign(await key)
  }

  async function accessToken(): Promise<string> {
    if (access && access.until - EARLY_MS > now()) return access.token
    const assertion = await sign({ scope: SCOPE }, tokenUri)
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    })
    const reply = await ask(tokenUri, {
      method: 'POST',
      body,
    })
    // One that broke off is none.
    const answer = (reply.ok ? await reply.json().catch(() => ({})) : {}) as Access
    if (typeof answer.access_token !== 'string')
      throw new ServiceAway('chat', `The account was refused: ${reply.status}`)
    access = { token: answer.access_token, until: now() + Number(answer.expires_in ?? 3600) * 1000 }
    return access.token
  }

  async function patch(path: string, update: Record<string, unknown>): Promise<void> {
    const reply = await ask(`${databaseUrl}/${path}.json?print=silent`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(update),
    })
    if (reply.ok) return
    const words = `The mirror answered ${reply.status}`
    throw saysAway(reply.status) ? new ServiceAway('chat', words) : new Error(words)
  }

  return {
    publish: (message, memberIds) =>
      patch(`chats/${message.threadId}`, {
        [`messages/${message.id}`]: message,
        members: Object.fromEntries(memberIds.map((id) => [id, true])),
      }),
    // A path of the database with nothing under it is gone.
    dismiss: (userId, threadIds) =>
      patch('chats', Object.fromEntries(threadIds.map((id) => [`${id}/members/${userId}`, null]))),
    forget: (threadIds) => patch('chats', Object.fromEntries(threadIds.map((id) => [id, null]))),
    tokenFor: (userId) => sign({ uid: userId }, CUSTOM_AUDIENCE),
  }
}
