import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { languageOf, pageIn } from '../../../contract/language.ts'
import { addressKey, countTry } from '../../../contract/rate-limit/rate-limit.ts'
import { linkLine, paragraph, sendPage, type ScriptFreePage } from '../../../pages/script-free.ts'
import { dayOf } from '../../../time/madrid.ts'
import { findAnyListing } from '../../listing/index.ts'
import { shownToPublic } from '../../property/index.ts'
import { municipality } from '../../place/index.ts'
import { say } from '../messages.ts'
import { readCode } from './code.ts'
import { addScan, findCode, type CodeRow } from './codes.repository.ts'

/**
 * Programs that open links by themselves: crawlers, previews of messengers, monitors, plain HTTP
 * clients.
 */
const PROGRAM =
  /bot\b|\bgoogle-\w|\w-google\b|googleother|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype|embedly|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|^.{0,20}$/i
/**
 * Scans of a code from one address that count in ten minutes: a family at the board, not a machine.
 */
const BY_ONE = { max: 6, window: 600 }

/**
 * Is it a person with a phone, as far as one can tell, who opens the page and does not fetch it in
 * advance?
 */
function isPerson({ method, headers }: FastifyRequest): boolean {
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`
  return (
    method === 'GET' &&
    !/prefetch|preview|prerender/i.test(purpose) &&
    !PROGRAM.test(headers['user-agent'] ?? '')
  )
}

/** One more scan; nothing of who it was is kept but a digest that counts for ten minutes. */
async function count(
  { db, now, config }: Deps,
  code: string,
  ip: string,
  lang: Lang,
): Promise<void> {
  try {
    if (config.rateLimits) await countTry(db, `qr ${code}`, addressKey(ip), BY_ONE, lang)
  } catch {
    return
  }
  await addScan(db, code, dayOf(now()))
}

/**
 * Where a code leads: to the home's page, which shows similar homes once it is sold or withdrawn; a
 * home that never was on the site, or is gone for good, to the homes of its place.
 */
async function target({ db, now }: Deps, { property_id: id }: CodeRow): Promise<string> {
  if (await findAnyListing(db, id)) return `/inmueble/${id}`
  const ine = (await shownToPublic(db, id, now()))?.property.location?.municipalityIne
  const place = ine === undefined ? null : municipality(ine)
  return `/busqueda/venta/${place?.slug ?? 'baleares'}`
}

const unknown = (lang: Lang): ScriptFreePage => ({
  lang,
  title: say(lang, 'codeUnknown'),
  body:
    paragraph(say(lang, 'codeHint')) +
    linkLine(pageIn('', lang, '/'), say(lang, 'codeHome'), 'act'),
})

/** `/q/<code>`: the short links of QR codes, in the language of the browser. They never end. */
export const qrPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { code: string } }>('/q/:code', async (request, reply) => {
      const lang = languageOf(request.headers['accept-language'])
      const code = readCode(request.params.code)
      const row = code === null ? undefined : await findCode(deps.db, code)
      void reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        vary: 'Accept-Language',
      })
      if (!row) return sendPage(reply.code(404), unknown(lang), deps.config.siteName)
      if (isPerson(request)) await count(deps, row.code, request.ip, lang)
      return reply.redirect(pageIn('', lang, await target(deps, row)), 302)
    })
  }
