import type { Takeout, TakeoutInput } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notAcceptable, notFound } from '../../contract/errors.ts'
import { countTry } from '../../contract/rate-limit/rate-limit.ts'
import { actorOf, type Actor, type Work } from '../../contract/rights/actor.ts'
import { recordEvent, type Db } from '../../db/index.ts'
import { hashToken, newToken } from '../user/index.ts'
import { COLLECT, MAIL, REMOVE } from './job-kinds.ts'
import { tellAsked } from './mails.ts'
import { say } from './messages.ts'
import { endTakeout, insertTakeout, listRows, type Shown } from './takeout.repository.ts'
import { isOver, toTakeouts } from './view.ts'

const PER_DAY = { max: 3, window: 86_400 }

/** A takeout of the agency; throws 404. */
async function visible(db: Db, { agencyId, lang }: Actor, id: string): Promise<Shown> {
  return (await listRows(db, agencyId, id))[0] ?? notFound(lang)
}

export async function listTakeouts(ctx: Ctx): Promise<Takeout[]> {
  const { db, now } = ctx.deps
  return toTakeouts(db, await listRows(db, actorOf(ctx).agencyId), now())
}

export async function showTakeout(db: Db, actor: Actor, id: string, now: Date): Promise<Takeout> {
  const [shown] = await toTakeouts(db, [await visible(db, actor, id)], now)
  return shown ?? notFound(actor.lang)
}

/** Counts the asking, before anything is written. */
export async function mayTakeOut(ctx: Ctx): Promise<void> {
  const { agencyId, lang } = actorOf(ctx)
  const { db, config } = ctx.deps
  if ((await listRows(db, agencyId)).some(({ state }) => state === 'collecting'))
    notAcceptable(say(lang, 'oneAtATime'))
  if (config.rateLimits) await countTry(db, 'takeout', agencyId, PER_DAY, lang)
}

/** Asks for a takeout: written down by a job, told to all ADMINs by mail and news. */
export async function createTakeout(work: Work, { parts }: TakeoutInput): Promise<Takeout> {
  const { trx, deps, actor } = work
  const { agencyId, userId, lang } = actor
  const at = deps.now()
  const id =
    (await insertTakeout(trx, { agencyId, by: userId, parts, at })) ??
    notAcceptable(say(lang, 'oneAtATime'))
  await recordEvent(trx, {
    kind: 'takeout.created',
    agencyId,
    subject: id,
    payload: { by: userId, parts },
  })
  await deps.jobs.add(trx, COLLECT, { id }, { key: id, agencyId })
  await deps.jobs.add(trx, MAIL, { id, kind: 'asked' }, { agencyId })
  await tellAsked(work, { id, by: userId })
  return showTakeout(trx, actor, id, at)
}

/** Ends a takeout; nothing happens to one that has ended. */
export async function deleteTakeout({ trx, deps, actor }: Work, id: string): Promise<void> {
  await visible(trx, actor, id)
  if (!(await endTakeout(trx, id, deps.now()))) return
  const { agencyId, userId } = actor
  await recordEvent(trx, { kind: 'takeout.ended', agencyId, subject: id, payload: { by: userId } })
  await deps.jobs.add(trx, REMOVE, { id }, { key: id, agencyId })
}

/** Makes an address of a takeout that is ready. */
export async function createAddress({ trx, deps, actor }: Work, id: string): Promise<string> {
  const row = await visible(trx, actor, id)
  const at = deps.now()
  if (row.state !== 'ready' || isOver(row, at)) notAcceptable(say(actor.lang, 'notReady'))
  const token = newToken()
  const { agencyId, userId } = actor
  await trx
    .insertInto('takeout_link')
    .values({ token_hash: hashToken(token), takeout_id: id, created_by: userId, created_at: at })
    .execute()
  await recordEvent(trx, {
    kind: 'takeout.address',
    agencyId,
    subject: id,
    payload: { by: userId },
  })
  return `${deps.config.siteUrl}/takeout/${token}.zip`
}
