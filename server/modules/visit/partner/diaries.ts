import type { User } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { createEvent } from '../../agenda/index.ts'
import { getAgency } from '../../agency/index.ts'
import { langOf, say } from '../messages.ts'
import { recordConfirmed } from '../visit.repository.ts'
import { saveVisit, type PartnerVisitRow } from './partner.repository.ts'
import { asker, lister } from './sides.ts'

const MINUTE_MS = 60_000
const REMIND = 60

/** The house acts in an agency's diary: no person, the rights of an ADMIN there. */
export const program = ({ trx, deps }: Work, agencyId: string, lang: Lang): Work => ({
  trx,
  deps,
  actor: { userId: null, agencyId, role: 'ADMIN', lang },
})

const tradeName = async ({ trx }: Work, id: string): Promise<string> =>
  (await getAgency(trx, id))?.tradeName ?? ''

/** The hours and the words that both diaries have in common. */
async function common(work: Work, row: PartnerVisitRow, who: User, other: string, at: Date) {
  const words = { agency: await tradeName(work, other), home: row.title }
  return {
    kind: 'visit' as const,
    title: say(langOf(who.language), 'partner.title', words).slice(0, 200),
    startsAt: at.toISOString(),
    endsAt: new Date(at.getTime() + row.minutes * MINUTE_MS).toISOString(),
    organiserId: who.id,
    status: 'confirmed' as const,
    reminders: [REMIND],
  }
}

/**
 * A visit that both sides agreed on stands in both diaries: with the home in the one, with the
 * person in the other, and in neither with what the other side alone knows.
 */
export async function putInDiaries(
  work: Work,
  row: PartnerVisitRow,
  at: Date,
): Promise<PartnerVisitRow> {
  const { trx, deps, actor } = work
  const [mine, theirs] = [await asker(trx, row), await lister(trx, row)]
  if (!mine || !theirs) return notAcceptable(say(actor.lang, 'partner.nobody'))
  const asking = await createEvent(program(work, row.agency_id, langOf(mine.language)), {
    ...(await common(work, row, mine, row.lister_id, at)),
    attendees: row.contact_id === null ? [] : [{ contactId: row.contact_id }],
    ...(row.place === null ? {} : { location: row.place }),
  })
  const asked = await createEvent(program(work, row.lister_id, langOf(theirs.language)), {
    ...(await common(work, row, theirs, row.agency_id, at)),
    propertyIds: [row.property_id],
  })
  for (const event of [asking, asked]) await recordConfirmed(trx, event)
  return saveVisit(trx, row.id, {
    state: 'confirmed',
    starts_at: at,
    asking_event: asking.id,
    asked_event: asked.id,
    changed_at: deps.now(),
  })
}
