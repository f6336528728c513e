import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { languageOf } from '../../contract/language.ts'
import { partOf } from '../../http/range.ts'
import { FileMissing } from '../../ports/files/index.ts'
import { hashToken } from '../user/index.ts'
import { say } from './messages.ts'
import { findByAddress, noteReading, setTakeout, type TakeoutRow } from './takeout.repository.ts'
import { isOver } from './view.ts'
import { bytesOf, type Zip } from './zip/bytes.ts'
import { whileOpen } from './zip/while-open.ts'

const FILE = /^([A-Za-z0-9_-]{43})\.zip$/
/** A reader that takes nothing for so long is let go of; it goes on where it stopped. */
const IDLE_MS = 60_000

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text)

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The takeout as a zip; null while it is being made. */
function zipOf({ id, entries, bytes, directory_at: at, created_at }: TakeoutRow): Zip | null {
  if (entries === null || bytes === null || at === null) return null
  return { id, entries, bytes, directoryAt: at, at: created_at }
}

/** Why it cannot be read any more; null when it can. */
function overWord(row: TakeoutRow, now: Date): 'ended' | 'broken' | null {
  if (row.state === 'broken') return 'broken'
  return row.state !== 'ready' || isOver(row, now) ? 'ended' : null
}

/**
 * `/takeout/<token>.zip`: everything of an agency for whoever has the address. The token is the
 * whole right: unguessable, kept as a hash, over after seven days. An unknown one answers as if
 * there were nothing, one that is over 410. Parts of it are answered as they are asked for (Range,
 * If-Range), so that a download that was cut goes on.
 */
export const downloadPlugin =
  ({ db, files, now }: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/takeout/:file', async (request, reply) => {
      const token = FILE.exec(request.params.file)?.[1]
      const lang = languageOf(request.headers['accept-language'])
      void reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      const find = async () => (token ? findByAddress(db, hashToken(token)) : null)
      const row = await find()
      if (!row) return plain(reply, 404, say(lang, 'noFile'))
      const over = overWord(row, now())
      const zip = zipOf(row)
      if (over || !zip) return plain(reply, 410, say(lang, over ?? 'ended'))
      const etag = `"${row.id}"`
      const part = partOf(request, reply, { etag, bytes: zip.bytes })
      if (!part) return plain(reply, 416, say(lang, 'beyond'))
      void reply.type('application/zip').headers({
        'cache-control': 'private, no-store, no-transform',
        'content-disposition': `attachment; filename="llar-${dayOf(row.created_at)}.zip"`,
      })
      // A stream, since nothing at all would say that the file is empty.
      if (request.method === 'HEAD') return reply.send(Readable.from([]))
      await noteReading(db, row.id, now())
      const isOpen = async (): Promise<boolean> => {
        const still = await find()
        return !!still && overWord(still, now()) === null
      }
      const bytes = whileOpen(bytesOf({ db, files }, zip, part.start, part.end), isOpen)
      const body = Readable.from(bytes, { objectMode: false })
      // What was erased meanwhile is not made up: the file is broken, and says so from now on.
      body.once('error', (error) => {
        if (error instanceof FileMissing) void breakOff(row.id)
      })
      reply.raw.setTimeout(IDLE_MS, () => reply.raw.destroy())
      reply.raw.once('close', () => body.destroy())
      return reply.send(body)
    })

    const breakOff = (id: string) =>
      setTakeout(db, id, { state: 'broken' }, 'ready').catch((error: unknown) =>
        app.log.error({ err: error }, 'a broken takeout was not noted'),
      )
  }
