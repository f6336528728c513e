import type { Agency, User } from '../../../../../generated/model/index.ts'
import { json } from '../../../../db/index.ts'
import { fillAgency } from '../../../agency/index.ts'
import { colleagueOf, restorePerson } from '../../../user/index.ts'
import type { Bringing, Brought, Outcome } from './bringing.ts'

/** Pictures of people and of the agency as they lie here, by what they were called there. */
type Portraits = Map<string, string>

/** The agency's own page, where it says nothing yet. */
export async function bringAgency(
  b: Bringing,
  { value, told }: Brought,
  portraits: Portraits,
): Promise<Outcome> {
  const agency = value as Agency
  const here = (address: string | null | undefined) => portraits.get(address ?? '') ?? null
  const { trx, deps } = b.work
  const filled = await fillAgency(
    trx,
    b.agencyId,
    { agency: { ...agency, logo: here(agency.logo), cover: here(agency.cover) }, told },
    deps.now(),
  )
  if (Object.keys(filled).length === 0 || !b.row.head) return 'known'
  const head = { ...b.row.head, filled }
  await trx
    .updateTable('takeout_import')
    .set({ head: json(head) as never })
    .where('id', '=', b.row.id)
    .execute()
  return 'made'
}

/** Somebody who worked there: whoever has their e-mail here, else a row of who never came. */
export async function bringPerson(
  b: Bringing,
  { value, old }: Brought,
  portraits: Portraits,
): Promise<Outcome> {
  const { trx } = b.work
  const person = value as User
  if (await b.isHere('User', person.id)) return 'known'
  const colleague = await colleagueOf(trx, b.agencyId, person.email)
  if (colleague !== null) {
    await b.ids.same(trx, old.id, colleague)
    return 'known'
  }
  const id = await b.ids.forget(trx, old.id)
  const avatar = portraits.get(person.avatar ?? '') ?? null
  await restorePerson(trx, { agencyId: b.agencyId, avatar }, { ...person, id })
  b.made('User', id)
  b.forgetPeople()
  return 'made'
}
