import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import type { ChatMessage } from '../../../generated/model/index.ts'
import { ServiceAway } from '../away.ts'
import { rtdbFanout } from './rtdb.ts'

it('a token whose answer breaks off is a service that is away, no refusal of the message', async () => {
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.write('{"access_tok', () => reply.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const mirror = rtdbFanout({
      databaseUrl: url,
      clientEmail: 'mirror@rig.example',
      privateKey,
      tokenUri: `${url}/token`,
    })
    await expect(
      mirror.publish({ threadId: 't', id: 'm' } as ChatMessage, []),
    ).rejects.toBeInstanceOf(ServiceAway)
  } finally {
    server.close()
  }
})
