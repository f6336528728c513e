import type { ListingTrust, TrustCheckId } from '../../../generated/model/index.ts'
import { inTransaction } from '../../db/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { dayOf, firstOfMonth } from '../../time/madrid.ts'
import { isDoorTold, saveTrust, trustOf } from '../listing/index.ts'
import { judgedByIds } from '../property/index.ts'
import { tellOfCopy } from './alarm.ts'
import { lookAround } from './around.ts'
import { checksOf, stepOf, type Judged, type TrustFacts } from './checks.ts'
import { without, type Copy } from './copies.ts'
import { factsOf } from './facts.ts'
import { LOOK_JOB } from './job-kinds.ts'
import { forgetCopy, noteCopy } from './trust.repository.ts'

/** Its days are found in a register that names every door (docs/decisions/0295). */
const REGISTERED: TrustCheckId = 'energy'

/** The checks of a home as strangers read them; a day stays while a check stands as it stood. */
function toPublic(checks: Judged[], before: ListingTrust | null, day: string): ListingTrust {
  const known = new Map(before?.checks.map((check) => [check.id, check]))
  return {
    step: stepOf(checks),
    checks: checks.map(({ id, state }) => {
      const old = known.get(id)
      return { id, state, on: old?.state === state ? old.on : day }
    }),
  }
}

/**
 * The same where the door is not told, and a certificate's last day would find it: that check is
 * judged on the first of the month, and its day is one, too.
 */
function toPublicByMonth(facts: TrustFacts, before: ListingTrust | null, day: string) {
  const ofMonth = checksOf(facts, firstOfMonth(day))
  const checks = checksOf(facts, day).map((check, at) =>
    check.id === REGISTERED ? (ofMonth[at] ?? check) : check,
  )
  const told = toPublic(checks, before, day)
  return {
    ...told,
    checks: told.checks.map((check) =>
      check.id === REGISTERED ? { ...check, on: firstOfMonth(check.on) } : check,
    ),
  }
}

/**
 * Looks at a home: notes who copied photos of whom, tells both of it, and writes what strangers
 * read. Homes that this changes are looked at next.
 */
export async function lookAt(deps: Deps, id: string): Promise<void> {
  const now = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const { copies, known } = await lookAround(trx, id)
    const ended = without(known, copies)
    for (const copy of ended) await forgetCopy(trx, copy)
    const begun: Copy[] = []
    for (const copy of without(copies, known)) if (await noteCopy(trx, copy, now)) begun.push(copy)
    for (const copy of begun) await tellOfCopy(trx, copy, now)
    for (const { copyId } of [...begun, ...ended])
      if (copyId !== id) await deps.jobs.add(trx, LOOK_JOB, { id: copyId }, { key: copyId })
    const [home] = await judgedByIds(trx, [id])
    if (!home) return
    const copied = copies.some(({ copyId }) => copyId === id)
    const facts = await factsOf(trx, home, { copied, now })
    const before = await trustOf(trx, id)
    const trust = (await isDoorTold(trx, id))
      ? toPublic(checksOf(facts, dayOf(now)), before, dayOf(now))
      : toPublicByMonth(facts, before, dayOf(now))
    await saveTrust(trx, id, trust)
  })
}
