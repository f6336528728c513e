import type {
  HandoverInput,
  HandoverResult,
  Holdings,
  HoldingKind,
} from '../../../generated/model/index.ts'
import type { Ctx, Lang, Session } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { pageIn } from '../../contract/language.ts'
import { resyncAgent } from '../listing/index.ts'
import { notify } from '../notification/index.ts'
import {
  calledOf,
  getUser,
  letGo,
  lockBoss,
  lockColleague,
  lockingAsker,
  nextOwner,
  tellLeft,
} from '../user/index.ts'
import { clearDiary, countHeld, give, toHoldings } from './handover.repository.ts'
import { tellContacts, tellRecords } from './history.ts'
import { allHeld } from './holdings.ts'
import { giveRules, tellThreads } from './inbox.ts'
import { say } from './messages.ts'

type Boss = Session & { agencyId: string }

/** What was being written while somebody left is handed over after so long. */
const LATE_MS = 60_000
export const LATE_JOB = 'handover.late'

/** Who left, who has taken over, and who said so, in their language. */
export interface Late {
  from: string
  to: string
  by: { userId: string; agencyId: string }
  lang: Lang
}

/** What somebody of my agency holds; anybody else is not found. */
export async function readHoldings(
  id: string,
  session: Boss,
  { deps, lang }: Ctx,
): Promise<Holdings> {
  const person = await getUser(deps.db, id)
  if (!person?.agency_ids.includes(session.agencyId)) return notFound(lang)
  const held = await countHeld(deps.db, id, deps.now())
  const next = await nextOwner(deps.db, session.agencyId, id)
  return { ...held, nextOwner: next && calledOf(next) }
}

/** The colleague who takes over; 400 when it is nobody who could. */
async function receiver(trx: Db, to: string, from: string, session: Boss, { lang }: Ctx) {
  const row = to === from ? null : await lockColleague(trx, session.agencyId, to)
  return row?.active && !row.invited_at ? row : fieldErrors({ to: say(lang, 'notAColleague') })
}

/**
 * Gives all that a person holds to a colleague and, unless they stay, lets the person go. Whole or
 * not at all.
 */
export function handOver(
  id: string,
  { to, leave = true }: HandoverInput,
  session: Boss,
  ctx: Ctx,
): Promise<HandoverResult> {
  const { deps, lang } = ctx
  return inTransaction(
    deps.db,
    async (trx) => {
      await lockBoss(trx, session, ctx)
      const person = (await lockColleague(trx, session.agencyId, id)) ?? notFound(lang)
      const held = await countHeld(trx, id, deps.now())
      if (to === null && held.total > 0) fieldErrors({ to: say(lang, 'toWhom') })
      const moved =
        to === null
          ? held
          : await giveAll(
              trx,
              { from: id, to: (await receiver(trx, to, id, session, ctx)).id },
              session,
              ctx,
            )
      await (leave ? letGo(trx, person, ctx) : tellLeft(trx, id, ctx))
      // An enquiry that was given to them, or a record they saved, in the same moment is committed
      // after this: it follows.
      if (leave && to !== null)
        await deps.jobs.add(
          trx,
          LATE_JOB,
          {
            from: id,
            to,
            by: { userId: session.userId, agencyId: session.agencyId },
            lang,
          } satisfies Late,
          { runAt: new Date(deps.now().getTime() + LATE_MS) },
        )
      return { moved, left: leave }
    },
    lockingAsker(ctx, id, ...(to === null ? [] : [to])),
  )
}

/**
 * Gives what came to somebody while they were leaving; nothing when they are back, or their
 * colleague has left, too.
 */
export async function handOverLate({ from, to, by, lang }: Late, deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const [person, colleague] = [
      await lockColleague(trx, by.agencyId, from),
      await lockColleague(trx, by.agencyId, to),
    ]
    if (
      !person ||
      person.active ||
      !colleague?.active ||
      (await countHeld(trx, from, deps.now())).total === 0
    )
      return
    await giveAll(trx, { from, to }, by, { deps, lang })
  })
}

/** Gives all that one person holds to another, and tells the records. */
export async function giveAll(
  trx: Db,
  { from, to }: { from: string; to: string },
  session: Late['by'],
  { deps, lang }: Pick<Ctx, 'deps' | 'lang'>,
): Promise<Holdings> {
  const at = deps.now()
  await clearDiary(trx, from, to, at)
  const counts: [HoldingKind, number][] = []
  const threads: string[] = []
  const ids: Partial<Record<HoldingKind, string[]>> = {}
  for (const held of await allHeld(trx)) {
    const given = await give(trx, held, from, to, at)
    if (held.table === 'inbox_thread') threads.push(...given.filter((id) => id !== null))
    if (held.follows) continue
    counts.push([held.kind, given.length])
    if (held.table !== 'inbox_thread') ids[held.kind] = given.filter((id) => id !== null)
  }
  counts.push(['rule', await giveRules(trx, from, to)])
  const [before, after] = [await getUser(trx, from), await getUser(trx, to)]
  const name = (one: typeof before): string =>
    `${one?.first_name ?? ''} ${one?.last_name ?? ''}`.trim()
  const text = say(lang, 'history', { from: name(before), to: name(after) })
  const change = { from, to, by: session.userId, at, text, agencyId: session.agencyId }
  await tellRecords(trx, { homes: ids.home ?? [], demands: ids.demand ?? [] }, change)
  await tellContacts(trx, ids.contact ?? [], change)
  await tellThreads(trx, threads, change, name(after))
  await resyncAgent(trx, to)
  const moved = toHoldings(counts)
  if (after && moved.total > 0 && to !== session.userId) {
    const body = say(after.language, 'noticeBody', { count: moved.total })
    await notify(trx, {
      userId: to,
      kind: 'NOTIFICATION',
      title: say(after.language, 'notice', { name: name(before) }),
      body,
      href: pageIn('', after.language, '/auth/cartera'),
      topic: `handover:${from}`,
      at,
    })
  }
  return moved
}
