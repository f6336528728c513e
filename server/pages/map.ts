import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { archiveIn, fileState, noteOf, type FileState } from '../basemap/index.ts'
import type { Deps } from '../contract/deps.ts'
import { hasAlready } from '../http/if-none-match.ts'

/** Browsers ask each time whether it is still the same: ranges of two files make no map. */
const EACH_TIME = 'public, no-cache'
const DAY = 'public, max-age=86400'

/** First and last byte that are asked for; null: all of it; false: none that there are. */
export function rangeOf(asked: string | undefined, bytes: number): [number, number] | null | false {
  const found = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '')
  const [, from = '', to = ''] = found ?? []
  // Several ranges at once, or none at all, are answered with everything, as the rule allows.
  if (!found || (from === '' && to === '')) return null
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return first > last || (from === '' && Number(to) === 0) ? false : [first, last]
}

function sendRange(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  file: string,
  { bytes, etag }: FileState,
): FastifyReply {
  const condition = headers['if-range']
  const range = condition === undefined || condition === etag ? rangeOf(headers.range, bytes) : null
  if (range === false)
    return reply.code(416).header('content-range', `bytes */${bytes}`).type('text/plain').send('')
  const [start, end] = range ?? [0, bytes - 1]
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  void reply.header('content-length', end - start + 1)
  return reply.send(method === 'HEAD' ? Readable.from([]) : createReadStream(file, { start, end }))
}

/**
 * The map's tiles from our own origin, by ranges. With `v`, the mark of the file that
 * `islands.json` names, an answer may be kept for a day: another file has another address.
 */
export const mapPlugin =
  ({ config }: Deps): FastifyPluginAsync =>
  async (app) => {
    const file = archiveIn(config.dataDir)
    app.get<{ Querystring: { v?: string } }>('/map/islands.pmtiles', async (request, reply) => {
      const state = await fileState(file)
      const { v } = request.query
      if (!state || (v !== undefined && v !== markOf(state)))
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
      void reply
        .header('accept-ranges', 'bytes')
        .header('etag', state.etag)
        .header('cache-control', v === undefined ? EACH_TIME : DAY)
        .type('application/vnd.pmtiles')
      if (hasAlready(request.headers['if-none-match'], state.etag)) return reply.code(304).send()
      return sendRange(request, reply, file, state)
    })
    app.get('/map/islands.json', async (_request, reply) => {
      const state = await fileState(file)
      const note = state && (await noteOf(file).catch(() => null))
      return reply.header('cache-control', EACH_TIME).send({
        tiles: state && note ? `/map/islands.pmtiles?v=${markOf(state)}` : null,
        layers: note?.layers ?? [],
      })
    })
  }

const markOf = ({ etag }: FileState): string => etag.replaceAll('"', '')
