import type {
  Demand,
  DemandHistoryEntry,
  DemandMatch,
  Lead,
  LeadProperty,
  Offer,
  Selection,
} from '../../../../../generated/model/index.ts'
import { restoreDemand, restoreDemandHistory } from '../../../demand/index.ts'
import { restoreLead } from '../../../lead/index.ts'
import { restoreMatch, weighQuietly } from '../../../match/index.ts'
import { restoreOffer } from '../../../offer/index.ts'
import { restoreSelection } from '../../../selection/index.ts'
import { ERASED, type Bringing, type Brought, type Outcome } from './bringing.ts'
import { isOfNobody } from './here.ts'

/** The home as an enquiry names it, with the picture that it has here. */
export async function homeNamed<T extends LeadProperty>(
  b: Bringing,
  home: T | null,
): Promise<{ home: T | null; homeHere: boolean }> {
  if (home === null) return { home, homeHere: false }
  const here = await b.work.trx
    .selectFrom('property')
    .select('thumb')
    .where('id', '=', home.id)
    .where('agency_id', '=', b.agencyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const thumb = here?.thumb ? `${here.thumb}/320.webp` : null
  return { home: { ...home, thumb }, homeHere: here !== undefined }
}

/** An enquiry, with what its person agreed to (`consents/`). */
export async function bringLead(
  b: Bringing,
  { value }: Brought,
  consent: string | null,
): Promise<Outcome> {
  const lead = value as Lead
  if (await b.isHere('Lead', lead.id)) return 'known'
  if (await b.isErased(lead.contactId)) return ERASED
  if (consent === null) return { left: 'noConsent' }
  const { home, homeHere } = await homeNamed(b, lead.property)
  await restoreLead(
    b.work.trx,
    b.agencyId,
    {
      ...lead,
      property: home,
      assignedTo: await b.person(lead.assignedTo),
      contactId: await b.ifHere('Contact', lead.contactId),
    },
    { homeHere, consent },
  )
  b.made('Lead', lead.id)
  return 'made'
}

/** A demand; the homes that fit it are found in a moment, and nobody is told of them. */
export async function bringDemand(b: Bringing, { value, told }: Brought): Promise<Outcome> {
  const demand = value as Demand
  if (await b.isHere('Demand', demand.id)) return 'known'
  if (await b.isErased(demand.contact?.id)) return ERASED
  const contact = demand.contact && (await b.isHere('Contact', demand.contact.id))
  const here = {
    ...demand,
    contact: contact ? demand.contact : null,
    agentId: await b.person(demand.agentId),
    createdBy: await b.person(demand.createdBy),
  }
  const ref = await restoreDemand(b.work, here, told)
  await weighQuietly(b.work.trx, 'demand', demand.id)
  b.made('Demand', demand.id)
  if (ref !== demand.ref)
    b.say({ schema: 'Demand', name: demand.ref, reason: 'otherRef', words: { ref } })
  return 'made'
}

export async function bringDemandHistory(b: Bringing, { value, of }: Brought): Promise<Outcome> {
  const entry = value as DemandHistoryEntry
  const demand = await b.ifHere('Demand', of)
  if (demand === null) return { left: 'noDemand', nameless: true }
  if (await b.isHere('DemandHistoryEntry', entry.id)) return 'known'
  if ((await b.broughtBy('Demand', demand)) === null) return 'told'
  if (await isOfNobody(b.work.trx, demand)) return ERASED
  await restoreDemandHistory(b.work.trx, demand, entry, await b.named(entry.byName))
  return 'made'
}

/** What became of a home for a demand; a partner's home is not here. */
export async function bringMatch(b: Bringing, { value, of }: Brought): Promise<Outcome> {
  const match = value as DemandMatch
  const demand = await b.ifHere('Demand', of)
  if (demand === null) return { left: 'noDemand' }
  if ((await b.broughtBy('Demand', demand)) !== 'this') return 'known'
  if (await isOfNobody(b.work.trx, demand)) return ERASED
  if (!(await b.isHere('Property', match.home.id))) return { left: 'noHome' }
  await restoreMatch(b.work.trx, b.agencyId, demand, match, b.work.deps.now())
  return 'made'
}

export async function bringSelection(b: Bringing, { value }: Brought): Promise<Outcome> {
  const selection = value as Selection
  if (await b.isHere('Selection', selection.id)) return 'known'
  const { trx } = b.work
  const demand = await trx
    .selectFrom('demand')
    .select('contact_id')
    .where('id', '=', selection.demandId)
    .where('agency_id', '=', b.agencyId)
    .executeTakeFirst()
  if (!demand) return { left: 'noDemand' }
  if (await isOfNobody(trx, selection.demandId)) return ERASED
  const homes = []
  for (const home of selection.homes) if (await b.isHere('Property', home.id)) homes.push(home)
  const by = await b.named(selection.byName)
  const of = { contactId: demand.contact_id, by }
  if (!(await restoreSelection(trx, b.agencyId, { ...selection, homes }, of)))
    return { left: 'noHome' }
  b.made('Selection', selection.id)
  return 'made'
}

export async function bringOffer(b: Bringing, { value }: Brought): Promise<Outcome> {
  const offer = value as Offer
  if (await b.isHere('Offer', offer.id)) return 'known'
  if (!(await b.isHere('Property', offer.home.id))) return { left: 'noHome' }
  if (await b.isErased(offer.contactId)) return ERASED
  if (!(await b.isHere('Contact', offer.contactId))) return { left: 'noContact' }
  const here = {
    ...offer,
    demandId: await b.ifHere('Demand', offer.demandId),
    agentId: await b.person(offer.agentId),
  }
  await restoreOffer(b.work.trx, b.agencyId, here, await b.namer())
  b.made('Offer', offer.id)
  return 'made'
}
