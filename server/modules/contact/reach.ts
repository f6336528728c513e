import { fieldErrors } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { reachOf, type ReachValue } from './derive.ts'
import { say } from './messages.ts'

const keyOf = ({ kind, value }: Pick<ReachValue, 'kind' | 'value'>): string => `${kind} ${value}`

/** Who has these phones and e-mails, by kind and value. */
export async function holdersOf(
  db: Db,
  agencyId: string,
  values: ReachValue[],
): Promise<Map<string, { contactId: string; agentId: string | null }>> {
  if (values.length === 0) return new Map()
  const rows = await db
    .selectFrom('contact_reach')
    .innerJoin('contact', 'contact.id', 'contact_reach.contact_id')
    .select(['contact_reach.kind', 'contact_reach.value', 'contact.id', 'contact.agent_id'])
    .where('contact_reach.agency_id', '=', agencyId)
    .where(
      'contact_reach.value',
      'in',
      values.map((one) => one.value),
    )
    .execute()
  return new Map(rows.map((row) => [keyOf(row), { contactId: row.id, agentId: row.agent_id }]))
}

/**
 * Keeps the phones and e-mails of a contact as its own and lets go of those it has no more. What
 * another contact of the agency has is refused at its field with the name of whoever looks after
 * them; two savings at once wait for each other at the primary key.
 */
export async function claimReach(
  trx: Db,
  actor: Actor,
  contactId: string,
  doc: Pick<ContactDoc, 'reach'>,
): Promise<void> {
  const taken = await claimFree(trx, actor.agencyId, contactId, doc)
  if (taken.length === 0) return
  const holders = await holdersOf(trx, actor.agencyId, taken)
  await refuseTaken(
    trx,
    actor,
    taken.map((one) => [one.path, holders.get(keyOf(one))?.agentId ?? null]),
  )
}

/** 400 at each field with the name of whoever looks after the person who has what stands there. */
export async function refuseTaken(
  trx: Db,
  { lang }: Actor,
  fields: (readonly [path: string, agentId: string | null])[],
): Promise<never> {
  const names = await namesOf(
    trx,
    fields.flatMap(([, agentId]) => agentId ?? []),
  )
  const words = fields.map(([path, agentId]) => {
    const name = names.get(agentId ?? '')
    return [path, name ? say(lang, 'taken', { name }) : say(lang, 'takenByNobody')]
  })
  return fieldErrors(Object.fromEntries(words))
}

/** The same without refusing: answers what others have. */
export async function claimFree(
  trx: Db,
  agencyId: string,
  contactId: string,
  doc: Pick<ContactDoc, 'reach'>,
): Promise<ReachValue[]> {
  const values = reachOf(doc)
  let gone = trx.deleteFrom('contact_reach').where('contact_id', '=', contactId)
  if (values.length > 0)
    gone = gone.where(
      'value',
      'not in',
      values.map((one) => one.value),
    )
  await gone.execute()
  await keepReach(trx, agencyId, contactId, doc)
  const holders = await holdersOf(trx, agencyId, values)
  return values.filter((one) => holders.get(keyOf(one))?.contactId !== contactId)
}

/** Keeps what nobody holds yet, and lets go of nothing. */
export async function keepReach(
  trx: Db,
  agencyId: string,
  contactId: string,
  doc: Pick<ContactDoc, 'reach'>,
): Promise<void> {
  const values = reachOf(doc)
  if (values.length === 0) return
  // In one order, so that two savings never wait for each other in a circle.
  const sorted = [...values].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await trx
    .insertInto('contact_reach')
    .values(
      sorted.map(({ kind, value }) => ({
        agency_id: agencyId,
        kind,
        value,
        contact_id: contactId,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute()
}
