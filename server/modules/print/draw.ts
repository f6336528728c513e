import type { Lang, Logger } from '../../contract/context.ts'
import { drawnOr503 } from '../../ports/pdf/answer.ts'
import type { PdfDocument } from '../../ports/pdf/index.ts'
import { say } from './messages.ts'

const TEMPLATES = {
  window: new URL('./paper/window.document.ts', import.meta.url),
  brochure: new URL('./paper/brochure.document.ts', import.meta.url),
  cards: new URL('./paper/cards.document.ts', import.meta.url),
}

/**
 * Draws one of the module's documents; 503 in words when there is no room or it could not be drawn.
 */
export const drawPdf = (
  {
    template,
    data,
    meta,
  }: { template: keyof typeof TEMPLATES; data: unknown; meta: PdfDocument['meta'] },
  { lang, log }: { lang: Lang; log: Logger },
): Promise<Buffer> =>
  drawnOr503(
    { template: TEMPLATES[template], data, meta },
    { busy: say(lang, 'busy'), failed: say(lang, 'failed') },
    log,
  )
