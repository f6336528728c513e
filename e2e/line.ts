import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line to the shared server that a journey can cut, as if the server were gone. */
export interface Line {
  /** Its address, without a slash at the end. */
  url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((done) => server.listen(port, '127.0.0.1', done))

export async function lineTo(baseURL: string): Promise<Line> {
  const { hostname, port } = new URL(baseURL)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
    }
  })
  await listen(server, 0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of open) socket.destroy()
      }),
    mend: () => listen(server, address.port),
  }
}
