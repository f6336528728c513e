import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of one archive, and how it behaves. */
export interface RangeServer {
  url: string
  /** Ranges it was asked for so far, also those it did not answer whole. */
  asked: number
  archive: Buffer
  /** Breaks off in the middle of an answer, from that one on. */
  cutFrom: number
  /** Sends everything, whatever range it is asked for. */
  deaf: boolean
  close(): Promise<void>
}

/** Serves an archive by ranges, as a store of objects does. */
export async function serveRanges(archive: Buffer): Promise<RangeServer> {
  const server = createServer((request, reply) => {
    state.asked += 1
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    if (request.url !== '/basemap.pmtiles') return void reply.writeHead(404).end()
    if (state.deaf || !range) return void reply.writeHead(200).end(state.archive)
    const [from, to] = [Number(range[1]), Math.min(Number(range[2]), state.archive.length - 1)]
    if (from > to) return void reply.writeHead(416).end()
    const bytes = state.archive.subarray(from, to + 1)
    reply.writeHead(206, {
      etag: `"${state.archive.subarray(-8).toString('hex')}${state.archive.length}"`,
      'content-range': `bytes ${from}-${to}/${state.archive.length}`,
      'content-length': bytes.length,
    })
    if (state.asked < state.cutFrom) return void reply.end(bytes)
    reply.write(bytes.subarray(0, bytes.length / 2), () => reply.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const state: RangeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/basemap.pmtiles`,
    asked: 0,
    archive,
    cutFrom: Number.POSITIVE_INFINITY,
    deaf: false,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return state
}
