import type { Selection } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { insertSelection } from './selection.repository.ts'

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/**
 * Writes a selection as it stood at another instance, of homes that are here; without a link, since
 * its buyer has one that leads there. False: none of its homes is here.
 */
export async function restoreSelection(
  trx: Db,
  agencyId: string,
  selection: Selection,
  { contactId, by }: { contactId: string | null; by: string | null },
): Promise<boolean> {
  if (selection.homes.length === 0) return false
  await insertSelection(
    trx,
    {
      id: selection.id,
      agency_id: agencyId,
      demand_id: selection.demandId,
      contact_id: contactId,
      created_by: by,
      channel: selection.channel,
      language: selection.language,
      message: selection.message,
      created_at: new Date(selection.createdAt),
      expires_at: new Date(selection.expiresAt),
      revoked_at: timeOf(selection.revokedAt),
      opened_at: timeOf(selection.openedAt),
    },
    selection.homes.map((home, position) => ({
      selection_id: selection.id,
      listing_id: home.id,
      operation: home.card.operation,
      position,
      price_sent: home.priceSent,
      seen_at: timeOf(home.seenAt),
      reaction: home.reaction,
      reason: home.reason,
      text: home.text,
      reacted_at: timeOf(home.reactedAt),
    })),
  )
  return true
}
