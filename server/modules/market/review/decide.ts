import type { MarketReviewAct } from '../../../../generated/model/index.ts'
import { pageIn } from '../../../contract/language.ts'
import { recordEvent, sql, type Db } from '../../../db/index.ts'
import { notify } from '../../notification/index.ts'
import { getUser, tellAdmins } from '../../user/index.ts'
import { titleIn } from '../catalogue/order-basis.ts'
import { halfRead } from '../half-read.ts'
import { say, type MessageKey } from '../messages.ts'
import { isKnown } from '../publication/own.ts'
import { findItem, saveItem, type ItemRow } from '../publication/publication.repository.ts'
import { sellerById } from '../seller/seller.repository.ts'

const NEWS: Record<MarketReviewAct, MessageKey> = {
  approve: 'newsOk',
  reject: 'newsNo',
  suspend: 'newsSuspended',
  restore: 'newsRestored',
}

/** How an act stands in the list of the operator's acts. */
export const reviewAct = (act: MarketReviewAct): string => `market.${act}`

/** What an act was done to, as people look it up: its title, and its id. */
export const subjectOf = ({ id, doc }: ItemRow): string =>
  `${titleIn(doc.title, 'es').slice(0, 120)} · ${id}`

/** The operator's word: on which publication, what, and why. */
export interface Decision {
  id: string
  act: MarketReviewAct
  reason: string
}

async function tellSeller(trx: Db, row: ItemRow, { act, reason }: Decision, at: Date) {
  const seller = await sellerById(trx, row.seller_id)
  const told = {
    page: `/auth/marketplace/publicaciones/${row.id}`,
    topic: `market:${row.id}`,
    at,
    words: (lang: Parameters<typeof say>[0]) => ({
      title: say(lang, NEWS[act], { title: titleIn(row.doc.title, lang) }),
      body: reason ? say(lang, 'newsWhy', { why: reason }) : say(lang, 'newsBody'),
    }),
  }
  if (seller?.agency_id) return tellAdmins(trx, seller.agency_id, told)
  const person = seller?.user_id ? await getUser(trx, seller.user_id) : null
  if (!person) return
  await notify(trx, {
    userId: person.id,
    kind: 'NOTIFICATION',
    ...told.words(person.language),
    href: pageIn('', person.language, told.page),
    topic: told.topic,
    at,
  })
}

/** How a publication or its seller stands where an act has nothing to do. */
export type Standing = ItemRow['state'] | 'suspended' | 'selling' | 'unread'

/** Stops a seller, or lets them sell again; false where they stand so: somebody else was faster. */
async function stop(trx: Db, id: string, at: Date | null): Promise<boolean> {
  const { rows } = await sql`update seller set suspended_at = ${at}
    where id = ${id} and (suspended_at is null) = ${at !== null} returning id`.execute(trx)
  return rows.length > 0
}

/**
 * The operator's word on a publication or on its seller, from the desk and the command line alike;
 * the seller is told. Null where there is no such publication; where the act has nothing to do, how it
 * stands: its state where it waits for no look, whether its seller is stopped already, or is not, or
 * that not all of it could be looked at.
 */
export async function decide(
  trx: Db,
  decision: Decision,
  now: Date,
): Promise<ItemRow | { not: Standing } | null> {
  const { id, act, reason } = decision
  const item = await findItem(trx, id, true)
  if (!item) return null
  if (act === 'approve' && item.state !== 'review') return { not: item.state }
  if (act === 'approve' && (await halfRead(trx, [id])).size > 0) return { not: 'unread' }
  if (act === 'reject' && !isKnown(item)) return { not: 'unread' }
  if (act === 'suspend' || act === 'restore') {
    if (!(await stop(trx, item.seller_id, act === 'suspend' ? now : null)))
      return { not: act === 'suspend' ? 'suspended' : 'selling' }
  } else
    await saveItem(trx, item, {
      state: act === 'approve' ? 'published' : 'rejected',
      reject_reason: act === 'approve' ? null : reason,
      updated_at: now,
    })
  await tellSeller(trx, item, decision, now)
  await recordEvent(trx, { kind: `market.operator_${act}`, agencyId: null, subject: id })
  return (await findItem(trx, id)) ?? item
}
