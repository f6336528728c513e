import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** Programs that act for an agency: a key, and a webhook that hears of contacts and sends nothing. */
export async function programsOf(server: TestServer, { token }: Person) {
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
    keyId: made.body.key.id,
    webhookId: webhook.id,
    /** What it was to be told first. */
    deliveryId: async (): Promise<string | undefined> =>
      (await server.call('listWebhookDeliveries', { token, params })).body.items[0]?.id,
  }
}

/** A day so many days from now. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
