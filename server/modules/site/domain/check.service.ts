import { SiteDomainState } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { knownIn } from '../../../contract/known.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { wellKnown } from '../address.ts'
import {
  dueHosts,
  findHost,
  holderOf,
  holdHost,
  settleMain,
  writeHost,
  type HostRow,
} from './domain.repository.ts'
import { lookAt, type Look } from './look.ts'
import { answered, step, type Step } from './step.ts'
import { tellHost } from './tell.ts'
import { txtValue } from './txt.ts'

const [MOST, AT_ONCE] = [200, 8]
const LIMITS = { maxBytes: 200, seconds: 8 }

/** A state that only a later version knows leads nowhere here. */
const isState = knownIn(SiteDomainState)

/** Looks at a claim, and notes where it stands by now. */
export async function checkHost(deps: Deps, id: string): Promise<void> {
  const { db, dns, config } = deps
  const { target } = config.sites
  const row = await findHost(db, id)
  if (!row || row.state === 'released' || target === null) return
  if (!isState(row.state)) return
  const look = await lookAt(dns, row, { ...config.sites, target })
  const next = await inTransaction(db, (trx) => note(trx, deps, id, look))
  if (next?.state !== 'proved' || look.leads !== 'here' || !look.mayBeSecured) return
  const itIs = await answers(deps, row)
  await inTransaction(db, async (trx) => {
    await holdHost(trx, row.host)
    const now = await findHost(trx, id)
    if (now?.state === 'proved') await write(trx, deps, now, answered(deps.now(), next, itIs), look)
  })
}

/** Writes what follows from a look; null: the claim is gone, or not to be changed. */
async function note(trx: Db, deps: Deps, id: string, look: Look): Promise<Step | null> {
  const seen = await findHost(trx, id)
  if (!seen) return null
  await holdHost(trx, seen.host)
  const row = await findHost(trx, id)
  if (!row || row.state === 'released' || !isState(row.state)) return null
  const next = step(deps.now(), row, look)
  const holder = await holderOf(trx, row.host)
  if (holder && holder.id !== id && next.state === 'proved') {
    if (isNewer(holder, row, look)) {
      const kept = { ...next, state: row.state, proved_at: row.proved_at, problem: 'held' as const }
      await write(trx, deps, row, kept, look)
      return null
    }
    await handOver(trx, deps, holder)
  }
  const held: Step =
    holder && holder.id !== id && next.state === 'claimed' && next.problem === 'noTxt'
      ? { ...next, problem: 'held' }
      : next
  await write(trx, deps, row, held, look)
  return held
}

/** Where two sites show their records at once, the one that asked last has the domain. */
const isNewer = (holder: HostRow, { created_at: asked }: HostRow, { shown }: Look): boolean =>
  shown.includes(txtValue(holder.token)) && holder.created_at > asked

async function handOver(trx: Db, deps: Deps, holder: HostRow): Promise<void> {
  await writeHost(trx, holder.id, {
    state: 'released',
    problem: 'handedOver',
    reaches: false,
    next_check_at: null,
    released_at: deps.now(),
  })
  await settleMain(trx, holder.site_id)
  await tellHost(trx, deps, holder, 'handedOver')
}

async function write(
  trx: Db,
  deps: Deps,
  row: HostRow,
  next: Step,
  { found }: Pick<Look, 'found'>,
): Promise<void> {
  const now = deps.now()
  await writeHost(trx, row.id, {
    ...next,
    found,
    checked_at: now,
    ...(next.state === 'released' && { released_at: now }),
  })
  if (next.state === row.state) return
  await settleMain(trx, row.site_id)
  if (next.state === 'failing') await tellHost(trx, deps, row, 'failing')
  if (next.state === 'active')
    await tellHost(trx, deps, row, row.state === 'failing' ? 'back' : 'active')
  if (next.state === 'released' && row.active_at) await tellHost(trx, deps, row, 'released')
}

/** Whether the host answers with this very claim, over the open internet and with its certificate. */
async function answers({ fetch, config }: Deps, { id, host }: HostRow): Promise<boolean> {
  try {
    const { data } = await fetch.get(wellKnown(config, host), LIMITS)
    return data.toString('utf8').trim() === id
  } catch {
    return false
  }
}

/** Looks at all claims that are due, a few at once. */
export async function checkDue(deps: Deps): Promise<void> {
  // One iterator for all: each takes the next that nobody has taken.
  const due = (await dueHosts(deps.db, deps.now(), MOST)).values()
  const ends = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => eachOne(due, (id) => checkHost(deps, id))),
  )
  const fault = ends.find((one) => one.status === 'rejected')
  if (fault) throw fault.reason
}
