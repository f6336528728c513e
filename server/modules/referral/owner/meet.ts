import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { addEntry, contactsByReach, findOrCreateContact } from '../../contact/index.ts'
import { say } from '../messages.ts'
import type { ReferralRow } from '../referral.repository.ts'

/** What stands first in a name, and the rest. */
function namesOf(name: string): { firstName: string; lastName: string | null } {
  const [first = name, ...rest] = name.split(' ')
  return { firstName: first, lastName: rest.join(' ') || null }
}

/**
 * The owner as a contact of the agency, from their own yes. One that the agency had before the
 * referral was sent is known: it counts for nobody. What a stranger said of them is added to nobody
 * who is there.
 */
export async function meetOwner(
  trx: Db,
  row: ReferralRow,
  agencyId: string,
  deps: Deps,
): Promise<{ contactId: string; isKnown: boolean }> {
  const reach = [row.owner_email, row.owner_phone].flatMap((value) => value ?? [])
  const held = [...(await contactsByReach(trx, agencyId, reach)).values()]
  const before = held.find(({ created_at }) => row.sent_at !== null && created_at < row.sent_at)
  const actor = { userId: null, agencyId, role: 'ADMIN', lang: row.language } as const
  const { id } = before ?? (await met(trx, row, { actor, deps }))
  await addEntry(trx, {
    contactId: id,
    kind: 'DOCUMENT',
    text: say(row.language, before ? 'entryKnown' : 'entryYes', { number: row.number }),
    by: null,
    at: deps.now(),
  })
  return { contactId: id, isKnown: before !== undefined }
}

const met = (
  trx: Db,
  { owner_name, owner_email, owner_phone, language, operation }: ReferralRow,
  {
    actor,
    deps,
  }: {
    actor: { userId: null; agencyId: string; role: 'ADMIN'; lang: ReferralRow['language'] }
    deps: Deps
  },
) =>
  findOrCreateContact(
    { trx, deps, actor },
    {
      ...namesOf(owner_name ?? ''),
      email: owner_email,
      phone: owner_phone,
      language,
      roles: [operation === 'A' ? 'landlord' : 'owner'],
      source: 'referral',
      unproven: true,
    },
  )
