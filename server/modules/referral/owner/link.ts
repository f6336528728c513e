import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { rowById, type ReferralRow } from '../referral.repository.ts'

const PURPOSE = 'referral-owner'
const DAY = 86_400_000
/** How long an owner may answer. */
export const ASKS_DAYS = 14

export const asksUntil = (sentAt: Date): Date => new Date(sentAt.getTime() + ASKS_DAYS * DAY)

/** The page on which an owner answers; the same as long as it is asked. */
export async function ownerAddress(
  { id, asks_until }: Pick<ReferralRow, 'id' | 'asks_until'>,
  { links, config }: Pick<Deps, 'links' | 'config'>,
): Promise<string | null> {
  if (!asks_until) return null
  const token = await links.sign({ purpose: PURPOSE, id, expiresAt: asks_until })
  return `${config.siteUrl}/referido/${token}`
}

/** The referral that a token asks about; null where it ran out, was taken back or is none of ours. */
export async function askedBy(
  db: Db,
  token: string,
  { links, now }: Pick<Deps, 'links' | 'now'>,
  lock = false,
): Promise<ReferralRow | null> {
  const claim = await links.read(token, { purpose: PURPOSE, now: now() })
  const row = claim && (await rowById(db, claim.id, lock))
  return row && row.sent_at !== null && row.state !== 'expired' ? row : null
}
