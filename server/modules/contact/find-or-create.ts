import type { ContactRole, ContactSource, SpokenLanguage } from '../../../generated/model/index.ts'
import { withAdvisoryLock } from '../../db/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { isOwn } from '../../contract/rights/row.ts'
import { normalEmail, normalPhone } from '../user/index.ts'
import { cleaned } from './clean.ts'
import { findFinal, updateContact } from './contact.repository.ts'
import { addContact } from './contact.service.ts'
import { reachOf } from './derive.ts'
import { mayRead } from './contact.policy.ts'
import { claimFree, holdersOf, refuseTaken } from './reach.ts'

/** Somebody another room met. */
export interface Met {
  firstName: string
  lastName?: string | null
  email?: string | null
  phone?: string | null
  language?: SpokenLanguage | null
  roles: ContactRole[]
  source: ContactSource
  agentId?: string | null
  /**
   * They only said so themselves, over the internet: nothing they say is added to somebody the
   * agency knows, or knowing a phone would be enough to have one's own e-mail put to it.
   */
  unproven?: boolean
  /**
   * The field of the form in which somebody wrote them: whom a colleague looks after and the writer
   * may not read is refused there, as in the form of a contact.
   */
  field?: string
  /** Known by this alone: who has the other channel may be somebody else. */
  by?: 'email'
}

/** The document of somebody new; a phone that is none is left out. */
function docOf(
  { firstName, lastName, email, phone, language, roles, source }: Met,
  { actor }: Work,
): ContactDoc {
  const number = phone ? normalPhone(phone) : null
  const sent = cleaned(
    {
      person: {
        kind: 'person',
        firstName: firstName.slice(0, 80),
        ...(lastName && { lastName: lastName.slice(0, 120) }),
        ...(language && { language }),
      },
      reach: {
        ...(number && { phones: [{ number }] }),
        ...(email && { emails: [{ address: normalEmail(email) }] }),
      },
      profile: { roles, source },
    },
    actor,
  )
  return { person: {}, reach: {}, profile: {}, legal: {}, notes: {}, ...sent }
}

/**
 * The contact of the agency with this e-mail or phone, whoever looks after them; a new one
 * otherwise. What is new of a known person (a role, a phone that nobody has) is added. Two rooms at
 * once find the same person.
 */
export async function findOrCreateContact(
  work: Work,
  met: Met,
): Promise<{ id: string; created: boolean }> {
  const { trx, deps, actor } = work
  const doc = docOf(met, work)
  const values = reachOf(doc).sort((a, b) => (a.kind < b.kind ? -1 : 1)) // the e-mail first: phones are shared at home
  for (const { value } of values.map((one) => one).sort((a, b) => (a.value < b.value ? -1 : 1)))
    await withAdvisoryLock(trx, `contact ${actor.agencyId} ${value}`)
  const holders = await holdersOf(trx, actor.agencyId, values)
  const known = values.flatMap(({ kind, value }) =>
    met.by === undefined || met.by === kind
      ? (holders.get(`${kind} ${value}`)?.contactId ?? [])
      : [],
  )[0]
  const row = known === undefined ? undefined : await findFinal(trx, known, true)
  if (!row) {
    // A telephone that somebody else of the agency has stays theirs alone.
    const isTheirs = values.some(
      ({ kind, value }) => kind === 'phone' && holders.has(`${kind} ${value}`),
    )
    const own = isTheirs ? docOf({ ...met, phone: null }, work) : doc
    const made = await addContact(work, own, {
      agentId: met.agentId === undefined ? actor.userId : met.agentId,
      shared: false,
    })
    await claimFree(trx, actor.agencyId, made.id, own)
    return { id: made.id, created: true }
  }
  if (met.field !== undefined && !mayRead(row, actor)) {
    const theirs = values.filter(
      ({ kind, value }) => holders.get(`${kind} ${value}`)?.contactId === known,
    )
    const fields = theirs.map(({ kind }) => [`${met.field}.${kind}`, row.agent_id] as const)
    return refuseTaken(trx, actor, fields)
  }
  const roles = [...new Set([...row.roles, ...met.roles])]
  // What somebody may not change in the person's record they do not change from here.
  const fresh =
    met.unproven || !isOwn(row, actor)
      ? []
      : values.filter(({ kind, value }) => !holders.has(`${kind} ${value}`))
  if (roles.length === row.roles.length && fresh.length === 0 && row.archived_at === null)
    return { id: row.id, created: false }
  const reach = {
    ...row.doc.reach,
    phones: [
      ...(row.doc.reach.phones ?? []),
      ...fresh.filter(({ kind }) => kind === 'phone').map(({ value }) => ({ number: value })),
    ].slice(0, 20),
    emails: [
      ...(row.doc.reach.emails ?? []),
      ...fresh.filter(({ kind }) => kind === 'email').map(({ value }) => ({ address: value })),
    ].slice(0, 20),
  }
  const next: ContactDoc = { ...row.doc, reach, profile: { ...row.doc.profile, roles } }
  await claimFree(trx, actor.agencyId, row.id, next)
  await updateContact(trx, row.id, { doc: next, archived_at: null, updated_at: deps.now() })
  return { id: row.id, created: false }
}
