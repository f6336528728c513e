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
 * referral was sent is known: it counts for nobody. Only a mailbox that was asked tells who they are:
 * with a telephone alone whoever referred holds the link, and could look up the agency's contacts by
 * pressing yes. Then the agency reads that it had them, and says itself that it does not go on. What
 * a stranger said of them is added to nobody who is there.
 */
export async function meetOwner(
  trx: Db,
  row: ReferralRow,
  agencyId: string,
  deps: Deps,
): Promise<{ contactId: string; isKnown: boolean }> {
  const { owner_email, owner_phone, sent_at, language, number } = row
  const isProved = owner_email !== null
  const [held] = (await contactsByReach(trx, agencyId, [owner_email ?? owner_phone ?? ''])).values()
  const isOlder = held !== undefined && sent_at !== null && held.created_at < sent_at
  const actor = { userId: null, agencyId, role: 'ADMIN', lang: language } as const
  const { id } = held && (isOlder || !isProved) ? held : await met(trx, row, { actor, deps })
  const [fresh, older] = isProved
    ? (['entryYes', 'entryKnown'] as const)
    : (['entryLink', 'entryLinkKnown'] as const)
  await addEntry(trx, {
    contactId: id,
    kind: 'DOCUMENT',
    text: say(language, isOlder ? older : fresh, { number }),
    by: null,
    at: deps.now(),
  })
  return { contactId: id, isKnown: isProved && isOlder }
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
      ...(owner_email !== null && { by: 'email' as const }),
    },
  )
