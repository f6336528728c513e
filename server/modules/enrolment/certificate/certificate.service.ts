import { Readable } from 'node:stream'
import type { FileReply } from '../../../../generated/server/operations.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { PdfBusy, PdfFailed, renderPdf } from '../../../ports/pdf/index.ts'
import { ZONE } from '../../../time/madrid.ts'
import { drawQr } from '../../print/index.ts'
import { say } from '../messages.ts'
import { byEnrolment, type Certified } from './certificate.repository.ts'
import { PURPOSE } from './link.ts'

export const dayIn = (lang: Lang, at: Date): string =>
  new Intl.DateTimeFormat(lang, { timeZone: ZONE, dateStyle: 'long' }).format(at)

/** What stands on a certificate besides the name, in a language. */
export function wordsOf(row: Certified, lang: Lang): string[] {
  const { minutes, doc, session_at, issued_at } = row
  return [
    say(lang, 'minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    ...(session_at ? [say(lang, 'session', { day: dayIn(lang, session_at) })] : []),
    doc.centre === null ? say(lang, 'internal') : say(lang, 'centre', { centre: doc.centre }),
    say(lang, 'issued', { day: dayIn(lang, issued_at) }),
  ]
}

/** The PDF a link opens, in the language of the request; 404 in words, 503 when it must wait. */
export async function downloadCertificate(token: string, ctx: Ctx): Promise<FileReply> {
  const { deps, lang } = ctx
  const gone = (): never => {
    throw new HttpError(404, { message: say(lang, 'linkGone') })
  }
  const link = (await deps.links.read(token, { purpose: PURPOSE, now: deps.now() })) ?? gone()
  const row = (await byEnrolment(deps.db, link.id)) ?? gone()
  if (row.revoked_at) return gone()
  const url = `${deps.config.siteUrl}/q/c/${row.code}`
  const title = row.doc.title[lang] ?? ''
  const pdf = await drawn(
    {
      heading: say(lang, 'certificate'),
      name: row.name,
      proves: say(lang, 'proves'),
      title,
      lines: wordsOf(row, lang),
      check: say(lang, 'code', { url }),
      code: row.code,
      site: deps.config.siteName,
      qr: drawQr(url),
    },
    { title: `${say(lang, 'certificate')}: ${title}`, lang },
    ctx,
  )
  return {
    stream: Readable.from([pdf]),
    contentType: 'application/pdf',
    size: pdf.length,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    filename: `${say(lang, 'file')}-${row.code}.pdf`,
  }
}

async function drawn(
  data: unknown,
  meta: { title: string; lang: Lang },
  { lang, log, deps: { config } }: Ctx,
): Promise<Buffer> {
  try {
    return await renderPdf({
      template: new URL('./certificate.document.ts', import.meta.url),
      data,
      meta: { title: meta.title, author: config.siteName, language: meta.lang },
    })
  } catch (error) {
    if (error instanceof PdfBusy)
      throw new HttpError(503, { message: say(lang, 'busy') }, { 'retry-after': '5' })
    if (!(error instanceof PdfFailed)) throw error
    log.error({ why: error.message }, 'a certificate could not be drawn')
    throw new HttpError(503, { message: say(lang, 'failed') })
  }
}
