import type {
  AgreementHome,
  AgreementHomePage,
  LocalizedLine,
  ShareReason,
} from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { stored } from '../../../contract/stored/index.ts'
import type { Listing } from '../../../../generated/model/index.ts'
import type { ShareFault } from '../../../db/tables/network.ts'
import { ownAgreement } from '../agreement/show.ts'
import { placeLine } from '../../listing/index.ts'
import { say, type MessageKey } from '../messages.ts'
import { countRules, countShares, findShares, NONE, type ShareRow } from './share.repository.ts'

const LIST = { list: 'agreementHomes', kind: 'text' } as const
const PAGE = 24
const STEPS: Record<string, number> = { basics: 1, mandate: 6, texts: 7, media: 7 }

const toReason = (lang: Lang, { rule, field, value }: ShareFault): ShareReason => ({
  rule,
  field,
  step: STEPS[field.split('.')[0] ?? ''] ?? 1,
  value,
  message: say(lang, `withheld.${rule}` as MessageKey),
})

function toHome(row: ShareRow, lang: Lang): AgreementHome {
  const listing = stored().part<Listing>('Listing', row.public)
  return {
    id: row.id,
    ref: row.ref,
    title: stored().part<LocalizedLine>('LocalizedLine', row.title) ?? {},
    place: listing ? placeLine(listing.location) : '',
    price: row.price,
    thumb: row.thumb,
    state: row.state,
    reasons: row.reasons.map((one) => toReason(lang, one)),
  }
}

/** Own homes under an agreement, withheld ones first. */
export async function listAgreementHomes(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  query: { state?: 'shared' | 'withheld'; cursor?: string; limit?: number },
): Promise<AgreementHomePage> {
  const { agencyId, lang } = actor
  await ownAgreement(db, actor, id)
  const { state = null, limit = PAGE } = query
  const cursor = readCursor(query.cursor, LIST, lang)
  const found = await findShares(db, { agreementId: id, agencyId, state }, { cursor, limit })
  const value = (row: ShareRow): string => `${row.state === 'withheld' ? '0' : '1'}${row.ref}`
  const { rows, next } = cutPage(found, { list: LIST.list, cursor, limit, value })
  const counts = (await countShares(db, [id], agencyId)).get(id) ?? NONE
  const total = state === null ? counts.shared + counts.withheld : counts[state]
  const byRule = await countRules(db, id, agencyId)
  return { items: rows.map((row) => toHome(row, lang)), total, next, counts, byRule }
}
