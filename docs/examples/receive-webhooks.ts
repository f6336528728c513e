// Takes webhooks of Llar, each event once. With the client installed (docs/how-to/use-the-client.md):
//   LLAR_WEBHOOK_SECRET=whsec_… node receive-webhooks.ts
import { createServer } from 'node:http'
import { verifyWebhook, WebhookRefused } from 'llar-client'

const secret = process.env['LLAR_WEBHOOK_SECRET'] ?? ''
/** Events that came already; a real program keeps them in its database for 30 days. */
const known = new Set<string>()

const server = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  try {
    const event = await verifyWebhook(body, request.headers, secret)
    const id = String(request.headers['webhook-id'])
    if (!known.has(id)) {
      known.add(id)
      // Answer first, work afterwards: 20 seconds are all there is.
      console.log(event.type, event.data.changed.join(' '), event.data.url)
    }
    response.writeHead(204).end()
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error
    response.writeHead(400).end(error.message)
  }
})
server.listen(Number(process.env['PORT'] ?? 4000))
