import { actorOf } from '../../contract/rights/actor.ts'
import type { QrSheetInput } from '../../../generated/model/index.ts'
import type { FileReply } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { HttpError } from '../../contract/errors.ts'
import { inTransaction } from '../../db/index.ts'
import { publicView } from '../listing/index.ts'
import { getProperty, shownToPublic } from '../property/index.ts'
import { codeUrl } from './codes/code.ts'
import { codeFor } from './codes/codes.repository.ts'
import { pdfReply } from '../../ports/pdf/answer.ts'
import { drawPdf } from './draw.ts'
import { colorsOf } from './paper/colors.ts'
import { titleIn } from './paper/make.ts'
import type { Card, CardSheet } from './paper/paper.ts'
import { phoneWords } from './paper/phone.ts'
import { pricesOf } from './paper/prices.ts'
import { drawQr } from '../../ports/pdf/qr.ts'
import { shorten } from './paper/shorten.ts'
import { say } from './messages.ts'

/**
 * A sheet of cards, homes in the order given. Each home keeps its code of that place, however often
 * it is printed.
 */
export async function createSheet(input: QrSheetInput, ctx: Ctx): Promise<FileReply> {
  const { db, config, now } = ctx.deps
  const {
    propertyIds,
    perPage,
    copies = 1,
    language: lang,
    place = 'board',
    price = false,
    phone = true,
  } = input
  const actor = actorOf(ctx)
  const cards: Card[] = []
  for (const id of propertyIds) {
    await getProperty(db, id, actor, now()).catch((error: unknown) => {
      throw error instanceof HttpError && error.status === 404
        ? new HttpError(404, { message: say(ctx.lang, 'someHome') })
        : error
    })
    const source = await shownToPublic(db, id, now())
    if (!source) continue
    const listing = publicView(source, [])
    const { code } = await inTransaction(db, (trx) =>
      codeFor(trx, {
        propertyId: id,
        agencyId: source.property.agencyId,
        place,
        by: actor.userId,
        now: now(),
      }),
    )
    const card: Card = {
      title: shorten(titleIn(listing, lang), 70),
      ref: say(lang, 'ref', { ref: listing.ref }),
      price: price ? pricesOf(listing, true, lang).price : null,
      phone: phone && source.agency.publicPhone ? phoneWords(source.agency.publicPhone) : null,
      agency: source.agency.tradeName,
      scan: say(lang, 'scanCard'),
      qr: drawQr(codeUrl(config.siteUrl, code)),
      colors: colorsOf(source.agency.colors),
    }
    for (let copy = 0; copy < copies; copy += 1) cards.push(card)
  }
  const sheet: CardSheet = { perPage, cards }
  return pdfReply(
    await drawPdf(
      {
        template: 'cards',
        data: sheet,
        meta: {
          title: `QR ${cards.length}`,
          author: cards[0]?.agency ?? config.siteName,
          language: lang,
        },
      },
      ctx,
    ),
  )
}
