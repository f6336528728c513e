import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { HttpError } from '../../contract/errors.ts'
import { languageOf } from '../../contract/language.ts'
import { countTry } from '../../contract/rate-limit/rate-limit.ts'
import {
  channelAt,
  fileOf,
  logRead,
  noteFetch,
  outSettings,
  type IntegrationRow,
} from '../integration/index.ts'
import { feedOf } from './feed.ts'
import { hasAlready } from '../../http/if-none-match.ts'
import { say } from './messages.ts'
import { stampOf } from './feed.repository.ts'
import type { Writer } from './writer.ts'
import { writerOf } from './writers.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const RATE = { max: 60, window: 3600 }
const AT_ONCE = 2
/** A reader that takes nothing for so long is let go of. */
const IDLE_MS = 60_000

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text)

/** What stands around the homes, whenever it is written: a format may say it otherwise one day. */
const frameOf = (channel: IntegrationRow, { head, between, tail }: Writer): string =>
  head(outSettings(channel), { id: channel.id, at: new Date(0) }) + between + tail

const etagOf = (channel: IntegrationRow, writer: Writer, stamp: string, gzip: boolean): string =>
  `"${createHash('sha256')
    .update(`${channel.id} ${channel.version} ${stamp} ${frameOf(channel, writer)}`)
    .digest('base64url')
    .slice(0, 27)}${gzip ? '-gzip' : ''}"`

/**
 * `/feeds/<token>/<name>`: the homes of a channel for another program. The token is the whole
 * right: unguessable, kept as a hash, and ended by an ADMIN. An unknown one answers as if there
 * were nothing, one that was ended, replaced or is of a channel that has ended 410, one of a channel
 * that rests 503, so that who reads it keeps what they have.
 */
export const feedPlugin =
  ({ db, config, now }: Deps): FastifyPluginAsync =>
  async (app) => {
    const reading = new Map<string, number>()
    app.get<{ Params: { token: string; file: string } }>(
      '/feeds/:token/:file',
      async (request, reply) => {
        const { token, file } = request.params
        const lang = languageOf(request.headers['accept-language'])
        void reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        const channel = TOKEN.test(token) ? await channelAt(db, token) : null
        if (channel === 'ended') return plain(reply, 410, say(lang, 'feedEnded'))
        const writer = channel && writerOf(channel.provider)
        if (!channel || (writer && file !== fileOf(channel.provider)))
          return plain(reply, 404, say(lang, 'noFeed'))
        if (channel.state === 'ended') return plain(reply, 410, say(lang, 'feedEnded'))
        try {
          if (config.rateLimits) await countTry(db, 'feed', channel.id + token, RATE, lang)
        } catch (error) {
          if (!(error instanceof HttpError)) throw error
          return plain(reply.headers(error.headers), error.status, say(lang, 'feedOften'))
        }
        // A format that another version writes rests, too: who reads it keeps what they have.
        if (channel.state !== 'active' || !writer)
          return plain(reply.header('retry-after', '3600'), 503, say(lang, 'feedRests'))
        const reader = request.headers['user-agent'] ?? null
        const isNews = await noteFetch(db, channel.id, reader, now())
        const gzip = /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(
          String(request.headers['accept-encoding'] ?? ''),
        )
        const { stamp, homes, changedAt } = await stampOf(db, channel.id)
        if (isNews && request.method !== 'HEAD') await logRead(db, channel.id, homes, now())
        const etag = etagOf(channel, writer, stamp, gzip)
        void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' })
        if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
        void reply.type(`${writer.mediaType}; charset=utf-8`)
        if (gzip) void reply.header('content-encoding', 'gzip')
        // A stream, since the length is not known: none would say that the file is empty.
        if (request.method === 'HEAD') return reply.send(Readable.from([]))
        const others = reading.get(channel.id) ?? 0
        if (others >= AT_ONCE) {
          void reply.removeHeader('content-encoding').removeHeader('etag')
          return plain(reply.header('retry-after', '60'), 429, say(lang, 'feedOften'))
        }
        // Who hung up while it was looked up has sent its `close` already.
        if (reply.raw.destroyed) return reply
        reading.set(channel.id, others + 1)
        const at = changedAt ?? channel.updated_at
        const body = Readable.from(feedOf(db, channel, writer, config.siteUrl, at))
        const sent = gzip ? body.pipe(createGzip({ level: 6 })) : body
        if (gzip) body.once('error', (error) => sent.destroy(error))
        reply.raw.setTimeout(IDLE_MS, () => reply.raw.destroy())
        reply.raw.once('close', () => {
          body.destroy()
          const left = (reading.get(channel.id) ?? 1) - 1
          if (left > 0) reading.set(channel.id, left)
          else reading.delete(channel.id)
        })
        return reply.send(sent)
      },
    )
  }
