import type { Server } from 'node:http'

/** A listener on a port of its own, beside the one for people. */
export interface OwnPort {
  port: number
  close(): Promise<void>
}

/** Listens; throws where it cannot. Closing waits for nobody: who asks here asks again. */
export async function listenOn(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<OwnPort> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  const at = server.address()
  return {
    port: typeof at === 'object' && at ? at.port : port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
