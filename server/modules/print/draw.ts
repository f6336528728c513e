import { Readable } from 'node:stream'
import type { FileReply } from '../../../generated/server/operations.ts'
import type { Lang, Logger } from '../../contract/context.ts'
import { HttpError } from '../../contract/errors.ts'
import { PdfBusy, PdfFailed, renderPdf, type PdfDocument } from '../../ports/pdf/index.ts'
import { say } from './messages.ts'

const TEMPLATES = {
  window: new URL('./paper/window.document.ts', import.meta.url),
  brochure: new URL('./paper/brochure.document.ts', import.meta.url),
  cards: new URL('./paper/cards.document.ts', import.meta.url),
}

/**
 * Draws one of the module's documents; 503 in words when there is no room or it could not be drawn.
 */
export async function drawPdf(
  {
    template,
    data,
    meta,
  }: { template: keyof typeof TEMPLATES; data: unknown; meta: PdfDocument['meta'] },
  { lang, log }: { lang: Lang; log: Logger },
): Promise<Buffer> {
  try {
    return await renderPdf({ template: TEMPLATES[template], data, meta })
  } catch (error) {
    if (error instanceof PdfBusy)
      throw new HttpError(503, { message: say(lang, 'busy') }, { 'retry-after': '5' })
    if (!(error instanceof PdfFailed)) throw error
    log.error({ template, why: error.message }, 'a PDF could not be drawn')
    throw new HttpError(503, { message: say(lang, 'failed') })
  }
}

/** A PDF as an answer that nobody keeps; with a name it is offered for saving. */
export function pdfReply(pdf: Buffer, filename?: string): FileReply {
  return {
    stream: Readable.from([pdf]),
    contentType: 'application/pdf',
    size: pdf.length,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    ...(filename === undefined ? {} : { filename }),
  }
}
