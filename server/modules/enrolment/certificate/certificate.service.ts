import type { FileReply } from '../../../../generated/server/operations.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { HttpError } from '../../../contract/errors.ts'
import { drawnOr503, pdfReply } from '../../../ports/pdf/answer.ts'
import { drawQr } from '../../../ports/pdf/qr.ts'
import { ZONE } from '../../../time/madrid.ts'
import { say } from '../messages.ts'
import { byEnrolment, type Certified } from './certificate.repository.ts'
import { PURPOSE } from './link.ts'

export const dayIn = (lang: Lang, at: Date): string =>
  new Intl.DateTimeFormat(lang, { timeZone: ZONE, dateStyle: 'long' }).format(at)

const lasting = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })

/** What stands on a certificate besides the name, in a language: minutes online, and those attended. */
export function wordsOf(row: Certified, lang: Lang): string[] {
  const { minutes, doc, session_at: from, session_ends: to, issued_at } = row
  const attended = from && to ? Math.round((to.getTime() - from.getTime()) / 60_000) : 0
  return [
    ...(minutes > 0 || !from ? [say(lang, 'minutes', lasting(minutes))] : []),
    ...(from ? [say(lang, 'session', { ...lasting(attended), day: dayIn(lang, from) })] : []),
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
  const pdf = await drawnOr503(
    {
      template: new URL('./certificate.document.ts', import.meta.url),
      data: {
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
      meta: {
        title: `${say(lang, 'certificate')}: ${title}`,
        author: deps.config.siteName,
        language: lang,
      },
    },
    { busy: say(lang, 'busy'), failed: say(lang, 'failed') },
    ctx.log,
  )
  return pdfReply(pdf, `${say(lang, 'file')}-${row.code}.pdf`)
}
