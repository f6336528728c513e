import { Readable } from 'node:stream'
import type { FileReply } from '../../../generated/server/operations.ts'
import type { Logger } from '../../contract/context.ts'
import { HttpError } from '../../contract/errors.ts'
import type { PdfDocument } from './document.ts'
import { PdfBusy, PdfFailed } from './failure.ts'
import { renderPdf } from './index.ts'

/** What a room says where a document cannot be had: there is no room, or it could not be drawn. */
export interface PdfRefusals {
  busy: string
  failed: string
}

/** A document drawn for an answer; 503 in the room's words when it cannot be. */
export async function drawnOr503(
  document: PdfDocument,
  { busy, failed }: PdfRefusals,
  log: Logger,
): Promise<Buffer> {
  try {
    return await renderPdf(document)
  } catch (error) {
    if (error instanceof PdfBusy)
      throw new HttpError(503, { message: busy }, { 'retry-after': '5' })
    if (!(error instanceof PdfFailed)) throw error
    log.error({ template: document.template.pathname, why: error.message }, 'no PDF was drawn')
    throw new HttpError(503, { message: failed })
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
