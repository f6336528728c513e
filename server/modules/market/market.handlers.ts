import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { getItem, listMarket } from './catalogue/catalogue.service.ts'
import { listTimes, sumItem } from './catalogue/order-basis.ts'
import { reportItem } from './catalogue/report.service.ts'
import { ownerOf, type Owner } from './owner.ts'
import { addPicture, removePicture } from './publication/picture.service.ts'
import {
  createPublication,
  listPublications,
  removePublication,
  updatePublication,
} from './publication/publication.service.ts'
import { setState } from './publication/state.service.ts'
import { ownItem, showPublication } from './publication/own.ts'
import { listReviews, reviewPublication } from './review/review.service.ts'
import { getSeller, updateSeller } from './seller/seller.service.ts'

/** One act of who sells, in one transaction. */
const selling = <T>(ctx: Ctx, fn: (trx: Db, owner: Owner) => Promise<T>): Promise<T> => {
  const owner = ownerOf(ctx)
  return inTransaction(ctx.deps.db, (trx) => fn(trx, owner))
}

/** The tag `market`. */
export const handlers = {
  listMarket: ({ query }, ctx) => listMarket(query, ctx),
  getMarketItem: ({ params, query }, ctx) => getItem(params.id, query, ctx),
  listMarketTimes: ({ params, query }, ctx) => listTimes(params.id, query, ctx),
  sumMarketItem: ({ params, query }, ctx) => sumItem(params.id, query, ctx),
  reportMarketItem: ({ params, body }, ctx) => reportItem(params.id, body, ctx),
  getSeller: (_input, ctx) => getSeller(ctx.deps, ownerOf(ctx)),
  updateSeller: ({ body }, ctx) =>
    selling(ctx, (trx, owner) => updateSeller(trx, ctx.deps, owner, body)),
  listMarketPublications: ({ query }, ctx) => listPublications(ctx.deps, ownerOf(ctx), query),
  createMarketPublication: ({ body }, ctx) =>
    selling(ctx, (trx, owner) => createPublication(trx, ctx.deps, owner, body)),
  getMarketPublication: async ({ params }, ctx) => {
    const { item, seller } = await ownItem(ctx.deps.db, ownerOf(ctx), params.id)
    return showPublication(ctx.deps.db, item, seller)
  },
  updateMarketPublication: ({ params, body }, ctx) =>
    selling(ctx, (trx, owner) => updatePublication(trx, ctx.deps, owner, params.id, body)),
  removeMarketPublication: ({ params }, ctx) =>
    selling(ctx, (trx, owner) => removePublication(trx, owner, params.id)),
  setMarketPublicationState: ({ params, body }, ctx) =>
    selling(ctx, (trx, owner) => setState(trx, ctx.deps, owner, params.id, body)),
  addMarketPicture: ({ params, files }, ctx) => addPicture(params.id, files, ctx),
  listMarketReviews: ({ query }, ctx) => listReviews(query, ctx),
  reviewMarketPublication: ({ params, body }, ctx) => reviewPublication(params.id, body, ctx),
  removeMarketPicture: ({ params }, ctx) => removePicture(params.id, params.hash, ctx),
} satisfies Partial<Handlers<Ctx>>
