import type { NetworkTerms } from '../../generated/model/index.ts'
import type { Ctx, Logger } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { actorOf } from '../../server/contract/rights/actor.ts'
import { inTransaction, sql, type Db } from '../../server/db/index.ts'
import { createContact } from '../../server/modules/contact/index.ts'
import { handlers as network } from '../../server/modules/network/index.ts'
import { loadProperty, saveProperty } from '../../server/modules/property/index.ts'
import { handlers as visit } from '../../server/modules/visit/index.ts'
import { homesKept } from './network-homes.ts'

const nothing = { params: {}, query: {}, files: [] }
const HOUR = 3_600_000
type Made = { deps: Deps; log: Logger }

const TERMS: NetworkTerms = {
  filter: { operations: ['V', 'ON'] },
  commissionPct: 4,
  sellerSplitPct: 50,
  onPartnerWeb: true,
  validDays: 365,
  noticeDays: 30,
  text: 'La visita la acompaña siempre quien tiene el encargo.',
}

/** Somebody of the demo, who acts through the house's own operations. */
async function by({ deps, log }: Made, email: string): Promise<Ctx | null> {
  const person = await deps.db
    .selectFrom('app_user')
    .select(['id', 'agency_id'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!person?.agency_id) return null
  const session = {
    sessionId: person.id,
    userId: person.id,
    agencyId: person.agency_id,
    role: 'ADMIN' as const,
  }
  return { session, lang: 'es', ip: '127.0.0.1', deps, log }
}

/** Invites an agency, which enters by the invitation that its ADMIN finds. */
async function join(lead: Ctx, other: Ctx, id: string, email: string): Promise<void> {
  await network.createNetworkInvitation({ ...nothing, params: { id }, body: { email } }, lead)
  const { invitations } = await network.listNetworks({ ...nothing, body: undefined }, other)
  const key = invitations[0]?.id ?? ''
  await network.answerNetworkInvitation(
    { ...nothing, params: { key }, body: { accept: true } },
    other,
  )
}

async function propose(from: Ctx, to: Ctx, networkId: string, terms: NetworkTerms) {
  const toAgencyId = actorOf(to).agencyId
  const { items } = await network.createAgreement(
    { ...nothing, body: { networkId, toAgencyId, terms } },
    from,
  )
  return items[0]
}

/** Homes as agents write them now and then: each stays at home, for a reason of its own. */
async function leaveTraces(ctx: Ctx): Promise<void> {
  const { db } = ctx.deps
  const actor = actorOf(ctx)
  for (const { id, change } of await homesKept(db, actor.agencyId))
    await inTransaction(db, async (trx) => {
      const home = await loadProperty(trx, id)
      if (home)
        await saveProperty({ trx, deps: ctx.deps, actor }, id, change(home), { anyVersion: true })
    })
}

/** A home of the other agency that is shared. */
const sharedHome = async (db: Db, agencyId: string): Promise<string | null> =>
  (
    await sql<{ id: string }>`
      select s.property_id as id from network_share s join property p on p.id = s.property_id
      where s.agency_id = ${agencyId} and s.state = 'shared' and p.type = 'vivienda'
      order by p.ref limit 1`.execute(db)
  ).rows[0]?.id ?? null

/** Joana of Illa de Vent has somebody for a home of Portal Vell's, and waits for an answer. */
async function askVisit(asker: Ctx, listerId: string): Promise<void> {
  const { deps } = asker
  const propertyId = await sharedHome(deps.db, listerId)
  if (!propertyId) return
  const actor = actorOf(asker)
  const { id: contactId } = await inTransaction(deps.db, (trx) =>
    createContact(
      { trx, deps, actor },
      {
        person: { kind: 'person', firstName: 'Margriet', lastName: 'de Vries' },
        reach: { emails: [{ address: 'margriet@correo.example' }] },
      },
    ),
  )
  const at = (days: number, hour: number): string => {
    const day = new Date(deps.now().getTime() + days * 24 * HOUR)
    day.setUTCHours(hour, 0, 0, 0)
    return day.toISOString()
  }
  const slots = [at(2, 10), at(3, 16), at(5, 10)]
  await visit.askPartnerVisit({ ...nothing, body: { propertyId, contactId, slots } }, asker)
}

/**
 * Agencies of the demo that share homes: a circle of three, an agreement in force with homes shared
 * and kept, a proposal that waits, a visit that is asked for. None twice.
 */
export async function seedNetwork(made: Made): Promise<void> {
  const begun = await made.deps.db.selectFrom('network').select('id').limit(1).executeTakeFirst()
  const aina = await by(made, 'aina@portalvell.example')
  const joana = await by(made, 'joana@illadevent.example')
  const marc = await by(made, 'marc@salipins.example')
  if (begun || !aina || !joana || !marc) return
  await leaveTraces(aina)
  await leaveTraces(joana)
  const { id } = await network.createNetwork(
    {
      ...nothing,
      body: {
        name: 'Cercle de les Illes',
        kind: 'MICRO',
        rules: 'Se responde a las visitas en el día. Nadie llama a la propiedad de otra agencia.',
      },
    },
    aina,
  )
  await join(aina, joana, id, 'joana@illadevent.example')
  await join(aina, marc, id, 'marc@salipins.example')
  const agreed = await propose(aina, joana, id, TERMS)
  if (agreed)
    await network.acceptAgreement(
      {
        ...nothing,
        params: { id: agreed.id },
        body: { hash: agreed.versions[0]?.hash ?? '' },
      },
      joana,
    )
  await propose(marc, aina, id, { ...TERMS, sellerSplitPct: 45, onPartnerWeb: false })
  await askVisit(joana, actorOf(aina).agencyId)
}
