import { recordEvent, type Db } from '../../db/index.ts'
import { sends, type IntegrationRow } from '../integration/index.ts'
import { isTold } from '../webhook/index.ts'
import type { Outcome } from './outcome.ts'

/** What webhooks are told of a home on a channel. */
export type Announced = 'published' | 'failed' | null

const KINDS = ['publication.published', 'publication.failed'] as const

/**
 * What is true of a home once it was written: where it is read it is out with that, where it is
 * sent the portal's answer says so (`announceAnswer`). A draft tells nothing, one that rests nothing
 * new.
 */
export function announcedOf(
  channel: Pick<IntegrationRow, 'provider' | 'state'>,
  before: { announced: Announced },
  { state, isOut }: Pick<Outcome, 'state'> & { isOut: boolean },
): Announced {
  if (channel.state !== 'active') return before.announced
  if (isOut) return sends(channel.provider) ? before.announced : 'published'
  return state === 'blocked' || state === 'error' ? 'failed' : null
}

type Channel = Pick<IntegrationRow, 'id' | 'agency_id'>

/** Records what became of homes on a channel, where a webhook of its agency asks for it. */
export async function announce(
  trx: Db,
  { id, agency_id: agencyId }: Channel,
  news: { propertyId: string; announced: NonNullable<Announced> }[],
): Promise<void> {
  if (news.length === 0 || !(await isTold(trx, agencyId, KINDS))) return
  for (const { propertyId, announced } of news)
    await recordEvent(trx, {
      kind: `publication.${announced}`,
      agencyId,
      subject: propertyId,
      payload: { integrationId: id },
    })
}

/** A portal took a home, or refused it: told once, until that changes. */
export async function announceAnswer(
  trx: Db,
  channel: Channel,
  propertyId: string,
  announced: NonNullable<Announced>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('publication')
    .set({ announced })
    .where('integration_id', '=', channel.id)
    .where('property_id', '=', propertyId)
    .where('announced', 'is distinct from', announced)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await announce(trx, channel, [{ propertyId, announced }])
}
