import type { Deps } from '../../contract/deps.ts'
import { pageIn } from '../../contract/language.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { dueAlarm } from '../../passport/alarms.ts'
import { dayOf, daysLater, wallClock } from '../../time/madrid.ts'
import { notify } from '../notification/index.ts'
import { homesToWarn } from '../property/index.ts'
import { seniorAdmin, tellAdmins, whoHears } from '../user/index.ts'
import { judge, type Judged } from './judge.ts'
import { say } from './messages.ts'
import { noteAlarm } from './passport.repository.ts'
import { alarmText } from './words.ts'

/** Nobody is told before this hour of the islands. */
const FROM_HOUR = 7
/** The earliest alarm of the table, in days. */
const EARLIEST = 60
/** A last day that nobody was told of in time, since the server stood still, is told so much later. */
const LATE_DAYS = 3

type Told = Judged['lights'][number]

/** Lights with an alarm that is due and was not told; each is told once. */
async function dueOf(trx: Db, { home, lights }: Judged, day: string, now: Date): Promise<Told[]> {
  const due: Told[] = []
  for (const light of lights) {
    const { rule, state, waiver, endsOn, daysLeft } = light
    if (rule.id === 'agency' || state === 'none' || waiver || endsOn === null) continue
    const alarm = dueAlarm(light, day)
    if (!alarm || daysLeft === null || daysLeft < -LATE_DAYS) continue
    const noted = await noteAlarm(trx, {
      agency_id: home.agencyId,
      subject: home.id,
      rule: rule.id,
      ends_on: endsOn,
      days_left: alarm.left,
      told_at: now,
    })
    if (noted) due.push(light)
  }
  return due
}

/** One line of news per home, to whoever looks after it, else to the ADMIN of longest standing. */
async function tellOf(deps: Deps, judged: Judged, day: string): Promise<void> {
  const { id, ref, agencyId, agentId } = judged.home
  const now = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const due = await dueOf(trx, judged, day, now)
    if (due.length === 0) return
    const person =
      (agentId && (await whoHears(trx, agencyId, agentId))) || (await seniorAdmin(trx, agencyId))
    if (!person) return
    const lang = person.language
    await notify(trx, {
      userId: person.id,
      kind: 'NOTIFICATION',
      title: say(lang, 'newsTitle', { ref }),
      body: due.map((light) => alarmText(lang, light, light.daysLeft ?? 0)).join(' · '),
      href: pageIn('', lang, `/auth/cartera/inmueble/${id}#passport`),
      topic: `passport:${id}`,
      at: now,
    })
  })
}

/** The agency's insurance is told once for all its homes, to who leads it. */
async function tellOfInsurance(deps: Deps, judged: Judged, day: string): Promise<void> {
  const { agencyId } = judged.home
  const light = judged.lights.find(({ rule }) => rule.id === 'agency')
  const alarm = light && dueAlarm(light, day)
  if (!light || !alarm || light.endsOn === null || (light.daysLeft ?? 0) < -LATE_DAYS) return
  const { endsOn, daysLeft, rule } = light
  const now = deps.now()
  await inTransaction(deps.db, async (trx) => {
    const noted = await noteAlarm(trx, {
      agency_id: agencyId,
      subject: agencyId,
      rule: rule.id,
      ends_on: endsOn,
      days_left: alarm.left,
      told_at: now,
    })
    if (!noted) return
    await tellAdmins(trx, agencyId, {
      page: '/auth/perfil/empresa',
      topic: `passport:${agencyId}`,
      at: now,
      words: (lang) => ({
        title: say(lang, 'rule.agency'),
        body: alarmText(lang, light, daysLeft ?? 0),
      }),
    })
  })
}

/**
 * Tells of last days 60, 30, 7 and 0 days before, from seven in the morning of the islands on. Runs
 * every hour: what stood still at seven is made good, and nothing is told twice. A home that cannot
 * be told holds up no other.
 */
export async function alarm(deps: Deps): Promise<void> {
  const now = deps.now()
  if (wallClock(now).getUTCHours() < FROM_HOUR) return
  const day = dayOf(now)
  const until = daysLater(day, EARLIEST)
  const agencies = new Set<string>()
  const faults: unknown[] = []
  for (let below: string | null = null; ;) {
    const homes = await homesToWarn(deps.db, null, { now, until, below })
    const judged = await judge(deps.db, homes, day)
    const first = judged.filter(({ home: { agencyId } }) => {
      const isFirst = !agencies.has(agencyId)
      agencies.add(agencyId)
      return isFirst
    })
    await eachOne(first, (one) => tellOfInsurance(deps, one, day)).catch((f) => faults.push(f))
    await eachOne(judged, (one) => tellOf(deps, one, day)).catch((f) => faults.push(f))
    below = homes.at(-1)?.id ?? null
    if (below === null) break
  }
  if (faults.length > 0) throw faults[0]
}
