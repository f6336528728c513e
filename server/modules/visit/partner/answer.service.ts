import type { PartnerVisit, PartnerVisitAnswer } from '../../../../generated/model/index.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { say } from '../messages.ts'
import { putInDiaries } from './diaries.ts'
import { tellAsker, tellLister, type PartnerNews } from './news.ts'
import { lockSeen, saveVisit, stillShared, type PartnerVisitRow } from './partner.repository.ts'
import { lister, termsOf } from './sides.ts'
import { slotsFrom } from './slots.ts'
import { stateNow } from './stand.ts'
import { toPartnerVisits } from './view.ts'

/** One that waits for an answer, alone in acting on it; throws 404, or 406 when it is over. */
async function open({ trx, deps, actor }: Work, id: string): Promise<PartnerVisitRow> {
  const row = (await lockSeen(trx, actor, id)) ?? notFound(actor.lang)
  const now = deps.now()
  const state = stateNow(row, (await stillShared(trx, [row], now)).has(id), now)
  return state === 'open' ? row : notAcceptable(say(actor.lang, `partner.over.${state}`))
}

/** The times of which one was chosen; 400 for another and one that is over. */
function chosen({ deps, actor }: Work, row: PartnerVisitRow, startsAt: string | undefined): Date {
  const wanted = startsAt === undefined ? null : new Date(startsAt)
  const slot = row.slots.find((one) => one.getTime() === wanted?.getTime())
  if (!slot) return fieldErrors({ startsAt: say(actor.lang, 'partner.notOffered') })
  return slot > deps.now() ? slot : fieldErrors({ startsAt: say(actor.lang, 'partner.past') })
}

/** Other times: the turn is the other side's, and its 24 hours begin. */
async function propose(
  { trx, deps, actor }: Work,
  row: PartnerVisitRow,
  given: string[] | undefined,
): Promise<PartnerVisitRow> {
  const { lang } = actor
  if (!given) return fieldErrors({ slots: say(lang, 'required') })
  const now = deps.now()
  const { noticeHours } = await termsOf(trx, await lister(trx, row))
  const slots = slotsFrom(given, { now, noticeHours, lang })
  return saveVisit(trx, row.id, {
    slots,
    lister_turn: !row.lister_turn,
    turn_at: now,
    reminded_at: null,
    changed_at: now,
  })
}

/** One side answers; the other is told. */
export async function answerPartnerVisit(
  work: Work,
  id: string,
  { answer, startsAt, slots, reason }: PartnerVisitAnswer,
): Promise<PartnerVisit> {
  const { trx, deps, actor } = work
  const row = await open(work, id)
  const asking = row.agency_id === actor.agencyId
  const now = deps.now()
  if (answer !== 'refuse' && row.lister_turn === asking)
    notAcceptable(say(actor.lang, 'partner.theirTurn'))
  const [saved, news]: [PartnerVisitRow, PartnerNews] =
    answer === 'confirm'
      ? [await putInDiaries(work, row, chosen(work, row, startsAt)), 'confirmed']
      : answer === 'propose'
        ? [await propose(work, row, slots), 'proposed']
        : [
            await saveVisit(trx, id, {
              state: asking ? 'withdrawn' : 'refused',
              reason: asking ? null : (reason ?? null),
              changed_at: now,
            }),
            asking ? 'withdrawn' : 'refused',
          ]
  await (asking ? tellLister : tellAsker)(work, saved, news)
  const [visit] = await toPartnerVisits(trx, [saved], actor, now)
  return visit ?? notFound(actor.lang)
}
