import { recordEvent, type Db } from '../../db/index.ts'
import { sends, type IntegrationRow } from '../integration/index.ts'
import { isTold } from '../webhook/index.ts'
import type { Outcome } from './outcome.ts'

/** What webhooks are told of a home on a channel. */
export type Told = 'published' | 'failed' | null

const KINDS = ['publication.published', 'publication.failed'] as const

/**
 * What is true of a home once it was written: where it is read it is out with that, where it is
 * sent the portal's answer says so (`tellAnswer`). A draft tells nothing, one that rests nothing
 * new.
 */
export function toldOf(
  channel: Pick<IntegrationRow, 'provider' | 'state'>,
  before: { told: Told },
  { state, isOut }: Pick<Outcome, 'state'> & { isOut: boolean },
): Told {
  if (channel.state !== 'active') return before.told
  if (isOut) return sends(channel.provider) ? before.told : 'published'
  return state === 'blocked' || state === 'error' ? 'failed' : null
}

type Channel = Pick<IntegrationRow, 'id' | 'agency_id'>

/** Records what became of homes on a channel, where a webhook of its agency asks for it. */
export async function tellHomes(
  trx: Db,
  { id, agency_id: agencyId }: Channel,
  news: { propertyId: string; told: NonNullable<Told> }[],
): Promise<void> {
  if (news.length === 0 || !(await isTold(trx, agencyId, KINDS))) return
  for (const { propertyId, told } of news)
    await recordEvent(trx, {
      kind: `publication.${told}`,
      agencyId,
      subject: propertyId,
      payload: { integrationId: id },
    })
}

/** A portal took a home, or refused it: told once, until that changes. */
export async function tellAnswer(
  trx: Db,
  channel: Channel,
  propertyId: string,
  told: NonNullable<Told>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('publication')
    .set({ told })
    .where('integration_id', '=', channel.id)
    .where('property_id', '=', propertyId)
    .where('told', 'is distinct from', told)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tellHomes(trx, channel, [{ propertyId, told }])
}
