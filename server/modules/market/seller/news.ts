import type { Lang } from '../../../contract/context.ts'
import { pageIn } from '../../../contract/language.ts'
import type { Db } from '../../../db/index.ts'
import { notify } from '../../notification/index.ts'
import { getUser, tellAdmins } from '../../user/index.ts'
import type { SellerRow } from './seller.repository.ts'

/** What a seller is told of, where it is, and the words of it. */
interface News {
  page: string
  topic: string
  at: Date
  words: (lang: Lang) => { title: string; body: string }
}

/** Tells who sells: the person, or the ADMINs of the agency. */
export async function tellSeller(
  trx: Db,
  seller: Pick<SellerRow, 'user_id' | 'agency_id'>,
  news: News,
): Promise<void> {
  const user = seller.user_id === null ? null : await getUser(trx, seller.user_id)
  if (user)
    await notify(trx, {
      userId: user.id,
      kind: 'NOTIFICATION',
      ...news.words(user.language),
      href: pageIn('', user.language, news.page),
      topic: news.topic,
      at: news.at,
    })
  else if (seller.agency_id) await tellAdmins(trx, seller.agency_id, news)
}
