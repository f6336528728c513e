import type {
  MarketPublication,
  MarketPublicationInput,
  MarketPublicationPage,
} from '../../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { say } from '../messages.ts'
import type { Owner } from '../owner.ts'
import { isReviewed } from '../reviewed.ts'
import { findSeller, sellerFor } from '../seller/seller.repository.ts'
import { checked } from './check-form.ts'
import { columnsOf } from './columns.ts'
import { publicationLacks } from './lacks.ts'
import { ownItem, refuseStale, showPublication } from './own.ts'
import { picturesOf } from './picture.repository.ts'
import { countItems, insertItem, itemsOf, removeItem, saveItem } from './publication.repository.ts'
import { toPublications } from './view.ts'

const LIST = { list: 'listMarketPublications', kind: 'id' } as const
const PAGE = 24
const MOST = 100

/** What somebody offers, the newest first. */
export async function listPublications(
  deps: Pick<Deps, 'db' | 'config'>,
  owner: Owner,
  { cursor: text, limit = PAGE }: { cursor?: string; limit?: number },
): Promise<MarketPublicationPage> {
  const cursor = readCursor(text, LIST, owner.lang)
  const seller = await findSeller(deps.db, owner)
  if (!seller) return { items: [], next: null, total: 0, isReviewed: isReviewed(deps) }
  const [found, total] = await Promise.all([
    itemsOf(deps.db, seller.id, { cursor, limit }),
    countItems(deps.db, seller.id),
  ])
  const { rows, next } = cutPage(found, { list: LIST.list, cursor, limit })
  return {
    items: await toPublications(deps.db, rows, seller),
    next,
    total,
    isReviewed: isReviewed(deps),
  }
}

/** Begins a draft. */
export async function createPublication(
  trx: Db,
  deps: Pick<Deps, 'now'>,
  owner: Owner,
  input: MarketPublicationInput,
): Promise<MarketPublication> {
  const now = deps.now()
  const seller = await sellerFor(trx, owner, now)
  if ((await countItems(trx, seller.id)) >= MOST) notAcceptable(say(owner.lang, 'tooMany'))
  const doc = checked(input, owner)
  const row = await insertItem(trx, seller.id, { doc, ...columnsOf(doc, seller) }, now)
  return showPublication(trx, row, seller)
}

const LACK_FIELDS = {
  title: 'title',
  price: 'price',
  vat: 'vat',
  exemption: 'exemption',
  place: 'islands',
  minutes: 'minutes',
} as const

/** Puts the form in place of what was; what is on offer has to stay whole. */
export async function updatePublication(
  trx: Db,
  deps: Pick<Deps, 'now' | 'config'>,
  owner: Owner,
  id: string,
  input: MarketPublicationInput,
): Promise<MarketPublication> {
  const { item, seller } = await ownItem(trx, owner, id, true)
  await refuseStale(trx, { item, seller }, input.version, owner)
  const doc = checked(input, owner)
  const pictures = (await picturesOf(trx, [id])).get(id) ?? []
  const isOut = item.state === 'published' || item.state === 'review'
  if (isOut) {
    const missing = publicationLacks(doc, pictures.length, seller)
    const errors = missing.flatMap((lack) =>
      lack in LACK_FIELDS
        ? [[LACK_FIELDS[lack as keyof typeof LACK_FIELDS], say(owner.lang, `lack.${lack}`)]]
        : [],
    )
    if (errors.length > 0) fieldErrors(Object.fromEntries(errors) as Record<string, string>)
    if (missing.length > 0) notAcceptable(say(owner.lang, `lack.${missing[0] ?? 'seller'}`))
  }
  const saved = await saveItem(
    trx,
    item,
    {
      doc,
      ...(isOut && isReviewed(deps) && { state: 'review' as const }),
      ...(item.state === 'rejected' && { state: 'draft' as const }),
      is_looked: false,
      updated_at: deps.now(),
    },
    columnsOf(doc, seller),
  )
  return showPublication(trx, saved, seller)
}

/** Throws a draft away; what was ordered stays. */
export async function removePublication(trx: Db, owner: Owner, id: string): Promise<void> {
  const { item } = await ownItem(trx, owner, id, true)
  if (item.orders > 0) notAcceptable(say(owner.lang, 'ordered'))
  await removeItem(trx, id)
}
