import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { archiveIn, fileState, noteOf, type FileState } from '../basemap/index.ts'
import type { Deps } from '../contract/deps.ts'
import { hasAlready } from '../http/if-none-match.ts'
import { partOf } from '../http/range.ts'

/** Browsers ask each time whether it is still the same: ranges of two files make no map. */
const EACH_TIME = 'public, no-cache'
const DAY = 'public, max-age=86400'

function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  state: FileState,
): FastifyReply {
  const part = partOf(request, reply, state)
  if (!part) return reply.type('text/plain').send('')
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : createReadStream(file, part))
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
