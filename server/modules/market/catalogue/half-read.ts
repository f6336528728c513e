import type { Lang } from '../../../contract/context.ts'
import { laterVersion } from '../../../contract/errors.ts'
import { readsWhole } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import type { OfferedRow } from './catalogue.repository.ts'

/**
 * 503 where this version does not read all of a service or of its seller: what it cannot read may
 * be the least that it costs, its terms, or what is kept back of it, and nobody is bound by what
 * they were not shown.
 */
export async function refuseHalfRead(
  db: Db,
  { id, seller_id }: Pick<OfferedRow, 'id' | 'seller_id'>,
  lang: Lang,
): Promise<void> {
  const isWhole =
    (await readsWhole(db, 'market_item.doc', { id })) &&
    (await readsWhole(db, 'seller.doc', { id: seller_id }))
  if (!isWhole) laterVersion(lang)
}
