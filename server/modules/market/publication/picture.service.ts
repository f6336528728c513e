import type { MarketPublication } from '../../../../generated/model/index.ts'
import type { UploadedFile } from '../../../contract/body/upload.ts'
import type { Ctx } from '../../../contract/context.ts'
import { notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { askVariants, onContentUnused, onePicture } from '../../property/index.ts'
import { say } from '../messages.ts'
import { ownerOf } from '../owner.ts'
import { isReviewed } from '../reviewed.ts'
import { findItem, saveItem, type ItemRow } from './publication.repository.ts'
import { ownItem, showPublication } from './own.ts'
import { addPictureTo, isShown, picturesOf, removePictureOf } from './picture.repository.ts'

const MOST = 10

/** Takes a picture in: drawn anew outside the transaction, then noted behind the others. */
export async function addPicture(
  id: string,
  files: UploadedFile[],
  ctx: Ctx,
): Promise<MarketPublication> {
  const { deps, lang } = ctx
  const owner = ownerOf(ctx)
  await ownItem(deps.db, owner, id)
  const picture = await onePicture(files, say(lang, 'noFile'), ctx)
  return inTransaction(deps.db, async (trx) => {
    const { item, seller } = await ownItem(trx, owner, id, true)
    const { length } = (await picturesOf(trx, [id])).get(id) ?? []
    if (length >= MOST) notAcceptable(say(lang, 'tooManyPictures'))
    const added = await addPictureTo(trx, id, picture.hash, deps.now())
    await askVariants(trx, deps, { hash: picture.hash, agencyId: seller.agency_id })
    const isWatched = item.state !== 'draft' && isReviewed(deps)
    return showPublication(
      trx,
      added && isWatched ? await lookAgain(trx, item, deps.now()) : item,
      seller,
    )
  })
}

/** The operator has not seen this picture: what is on offer waits for another look. */
const lookAgain = (trx: Db, item: ItemRow, now: Date): Promise<ItemRow> =>
  saveItem(trx, item, {
    ...(item.state === 'published' && { state: 'review' as const }),
    is_looked: false,
    updated_at: now,
  })

/** Takes a picture off; what is on offer keeps one. */
export async function removePicture(
  id: string,
  hash: string,
  ctx: Ctx,
): Promise<MarketPublication> {
  const owner = ownerOf(ctx)
  return inTransaction(ctx.deps.db, async (trx) => {
    const { item, seller } = await ownItem(trx, owner, id, true)
    const pictures = (await picturesOf(trx, [id])).get(id) ?? []
    if (!pictures.includes(hash)) notFound(ctx.lang)
    const isOut = item.state === 'published' || item.state === 'review'
    if (isOut && pictures.length === 1) notAcceptable(say(ctx.lang, 'lastPicture'))
    await removePictureOf(trx, id, hash)
    return showPublication(trx, (await findItem(trx, id)) ?? item, seller)
  })
}

// A picture that a service shows stays when no home shows it any more.
onContentUnused(async (db, key) => {
  const hash = /([0-9a-f]{32})\/original/.exec(key)?.[1]
  return hash !== undefined && isShown(db, hash)
})
