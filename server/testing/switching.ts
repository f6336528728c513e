import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { selfSigned } from '../ports/push/certificate.fixture.ts'

/** A service that answers whatever is asked with 101, and then says nothing more. */
export async function switchingService() {
  const own = selfSigned()
  const server = tls.createServer(own, (socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    ca: own.cert,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
