import { createServer } from 'node:net'

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
