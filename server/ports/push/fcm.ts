import { importPKCS8, SignJWT } from 'jose'
import type { PushMessage, PushOutcome, PushRegistration } from './index.ts'
import { payloadOf } from './payload.ts'
import { outcomeOf } from './web-push.ts'

/** The parts of a Google service account's file that are needed. */
export interface ServiceAccount {
  project_id: string
  client_email: string
  private_key: string
  token_uri: string
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const TIMEOUT_MS = 10_000
/** A token works for an hour; it is renewed five minutes before. */
const RENEWED = 3300

async function accessToken(account: ServiceAccount): Promise<string> {
  const key = await importPKCS8(account.private_key, 'RS256')
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion,
  })
  const reply = await fetch(account.token_uri, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!reply.ok) throw new Error(`The token service answered ${reply.status}`)
  return ((await reply.json()) as { access_token: string }).access_token
}

/**
 * Sends through Firebase Cloud Messaging (HTTP v1) as a data message: the page or the service
 * worker shows it as ours.
 */
export function fcm(account: ServiceAccount, api = 'https://fcm.googleapis.com') {
  let held: { token: Promise<string>; until: number } | null = null
  const token = (): Promise<string> => {
    if (!held || Date.now() > held.until)
      held = { token: accessToken(account), until: Date.now() + RENEWED * 1000 }
    return held.token
  }
  return async (
    to: PushRegistration & { transport: 'fcm' },
    message: PushMessage,
  ): Promise<PushOutcome> => {
    try {
      const bearer = await token()
      const body = JSON.stringify({
        message: {
          token: to.token,
          data: { news: payloadOf(message) },
          webpush: {
            headers: {
              Topic: message.topicKey,
              Urgency: message.kind === 'CHAT' ? 'high' : 'normal',
            },
          },
        },
      })
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
      const reply = await fetch(`${api}/v1/projects/${account.project_id}/messages:send`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await reply.body?.cancel()
      if (reply.status === 401) held = null
      return reply.status === 401 ? 'retry' : outcomeOf(reply.status)
    } catch {
      held = null
      return 'retry' // away, or the account's token could not be had
    }
  }
}
