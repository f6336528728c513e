import type {
  Passport,
  PassportPage,
  PassportState,
  PassportWaiverInput,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { readCursor, writeCursor } from '../../contract/cursor.ts'
import { fieldErrors, laterVersion, notAcceptable } from '../../contract/errors.ts'
import { actorOf, type Work } from '../../contract/rights/actor.ts'
import { uuidv7 } from '../../db/index.ts'
import { dayOf, daysLater } from '../../time/madrid.ts'
import { addHistory, judgedHome, judgedHomes } from '../property/index.ts'
import { namesOf } from '../user/index.ts'
import { asking, judge, mayPass, stateOf } from './judge.ts'
import { dayIn, say } from './messages.ts'
import { insertWaiver, lastProof } from './passport.repository.ts'
import { toProof } from './proof/view.ts'
import { toPassport } from './view.ts'
import { titleOf } from './words.ts'

/** Days for which a warning is let pass. */
const WAIVED_DAYS = 30
/** Homes that a page looks at. */
const AT_ONCE = 500
const LIST = { list: 'listPassports', kind: 'id' } as const

/** How a home stands today; 404 or 403 for who may not change it. */
export async function readPassport({ trx, deps, actor }: Work, id: string): Promise<Passport> {
  const day = dayOf(deps.now())
  const home = await judgedHome(trx, actor, id)
  const [judged] = await judge(trx, [home], day)
  if (!judged) throw new Error(`No lights of ${id}`)
  const by = judged.lights.flatMap(({ waiver }) => waiver?.by_user ?? [])
  const proof = await lastProof(trx, id)
  return toPassport(judged, day, {
    lang: actor.lang,
    names: await namesOf(trx, by),
    proof: proof ? toProof(proof, deps.config.siteUrl) : null,
  })
}

interface PassportQuery {
  state?: PassportState
  limit?: number
  cursor?: string
}

/** Homes by their gravest light, newest first; a page looks at so many homes and no more. */
export async function listPassports(
  { state, limit = 24, cursor: text }: PassportQuery,
  ctx: Ctx,
): Promise<PassportPage> {
  const { db, now } = ctx.deps
  const { agencyId, role, userId, lang } = actorOf(ctx)
  const cursor = readCursor(text, LIST, lang)
  const whose = { agencyId, userId: role === 'ADMIN' ? null : userId }
  const below = cursor?.id ?? null
  const homes = await judgedHomes(db, whose, { now: now(), below, limit: AT_ONCE })
  const judged = await judge(db, homes, dayOf(now()))
  const wanted = judged.filter((one) => state === undefined || stateOf(one) === state)
  const shown = wanted.slice(0, limit)
  const last = wanted.length > limit ? shown.at(-1)?.home.id : homes[AT_ONCE - 1]?.id
  const names = await namesOf(
    db,
    shown.flatMap(({ home }) => home.agentId ?? []),
  )
  return {
    items: shown.map((one) => ({
      propertyId: one.home.id,
      ref: one.home.ref,
      title: one.home.title || null,
      state: stateOf(one),
      asks: asking(one).map((light) => titleOf(lang, light)),
      agentName: (one.home.agentId && names.get(one.home.agentId)) || null,
    })),
    next:
      last === undefined ? null : writeCursor({ value: null, id: last, back: false }, LIST.list),
  }
}

/** An ADMIN lets a warning pass; 406 for what does not warn, since the law does not ask us; 503 where nobody knows. */
export async function waive(work: Work, id: string, input: PassportWaiverInput): Promise<Passport> {
  const { trx, deps, actor } = work
  const reason = input.reason.trim()
  if (reason.length < 3) fieldErrors({ reason: say(actor.lang, 'reason') })
  const now = deps.now()
  const day = dayOf(now)
  const home = await judgedHome(trx, actor, id, { lock: true })
  const [judged] = await judge(trx, [home], day)
  const light = judged?.lights.find(({ rule }) => rule.id === input.rule)
  if (light?.reason === 'unread') return laterVersion(actor.lang)
  if (!light || !mayPass(light)) return notAcceptable(say(actor.lang, 'notWarning'))
  const until = daysLater(day, WAIVED_DAYS)
  await insertWaiver(trx, {
    id: uuidv7(),
    agency_id: home.agencyId,
    property_id: id,
    rule: input.rule,
    reason,
    by_user: actor.userId,
    until,
    created_at: now,
  })
  await addHistory(trx, id, {
    kind: 'NOTE',
    by: actor.userId,
    at: now,
    field: 'mandate.passport',
    text: say(actor.lang, 'waived', {
      title: titleOf(actor.lang, light),
      date: dayIn(actor.lang, until),
      reason,
    }),
  })
  return readPassport(work, id)
}
