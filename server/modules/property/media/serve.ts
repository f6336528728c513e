import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { fileKey, findFile } from './media.repository.ts'
import { variant } from './picture.ts'
import { SWEEP_JOB } from './media.service.ts'
import { originalOf } from './variants.ts'

const HASH = /^[0-9a-f]{32}$/
const FILE = /^([1-9][0-9]{0,3})\.webp$/

/** The variant before its job has run: made on the spot, the same bytes as the job will store. */
async function early(deps: Deps, hash: string, width: number): Promise<Buffer | null> {
  const file = await findFile(deps.db, hash)
  if (!file || file.state === 'failed' || !file.widths.includes(width)) return null
  try {
    return await variant(await originalOf(deps, hash), width)
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

async function send(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { hash, file } = request.params as { hash: string; file: string }
  const width = FILE.exec(file)?.[1]
  const missing = (): FastifyReply => reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
  if (!HASH.test(hash) || !width) return missing()
  const key = fileKey(hash, width)
  const found = await deps.files.stat(key)
  const data = found ? null : await early(deps, hash, Number(width))
  if (!found && !data) return missing()
  const etag = `"${hash}-${width}"`
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.type('image/webp')
  if (data) return reply.send(data)
  if (request.method === 'HEAD') return reply.header('content-length', found?.size ?? 0).send()
  return reply.header('content-length', found?.size ?? 0).send(await deps.files.get(key))
}

/**
 * Pictures at `/media/<hash>/<width>.webp`. The address is the content, so it is kept for ever; whoever has the
 * address of a private picture has seen the picture. Starts a sweep when the server starts.
 */
export const mediaPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get('/media/:hash/:file', (request, reply) => send(deps, request, reply))
    app.addHook('onReady', () => deps.jobs.add(deps.db, SWEEP_JOB, {}, { key: 'start' }))
  }
