import { uuidv7 } from '../db/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/**
 * Programs that act for an agency: a key, an assistant, and a webhook that hears of contacts and sends
 * nothing.
 */
export async function programsOf(server: TestServer, { token, profile }: Person) {
  const made = await server.call('createKey', {
    token,
    body: { name: 'Walk', scopes: ['read:property'], expiresOn: dayAhead(30) },
  })
  const { webhook } = (
    await server.call('createWebhook', {
      token,
      body: { name: 'Walk', url: 'https://walk.example/hooks', types: ['contact.created'] },
    })
  ).body
  const params = { id: webhook.id }
  await server.call('updateWebhook', {
    token,
    params,
    body: { version: webhook.version, state: 'paused' },
  })
  return {
    connectionId: await connectionOf(server, profile),
    keyId: made.body.key.id,
    webhookId: webhook.id,
    /** What it was to be told first. */
    deliveryId: async (): Promise<string | undefined> =>
      (await server.call('listWebhookDeliveries', { token, params })).body.items[0]?.id,
  }
}

/** An assistant that was allowed: of applications that say who they are nothing can be read here. */
async function connectionOf({ db }: TestServer, { id: user_id, agency_ids }: Person['profile']) {
  const now = new Date()
  const row = await db
    .insertInto('connection_grant')
    .values({
      id: uuidv7(),
      agency_id: agency_ids[0] ?? '',
      user_id,
      role: 'ADMIN',
      client_id: 'https://walk.example/client.json',
      client: 'Walk',
      redirect_host: 'walk.example',
      loopback: false,
      scopes: ['read:property'],
      created_at: now,
      expires_at: new Date(now.getTime() + 30 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A day so many days from now. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
