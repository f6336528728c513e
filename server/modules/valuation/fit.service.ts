import type { Island, ValuationOperation } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { forgetLongGone } from '../listing/index.ts'
import { FAMILIES, type Family } from './family.ts'
import { countsSince, everywhere, type Comparable } from './market.ts'
import { errorsOf, fit, missesOf } from './model/fit.ts'
import { Neighbourhood } from './model/near.ts'
import { ALL, newestModels, pruneModels, saveModel, saveProof } from './valuation.repository.ts'

export const OPERATIONS: readonly ValuationOperation[] = ['V', 'A']
/** A model is used for so many days: the job that makes the next one may have failed for some. */
const FRESH_DAYS = 31
/** Adverts with both areas that say how one turns into the other. */
const FEWEST_BOTH = 30
/** Homes of each model that are estimated anew in a test. */
const TESTED = 500
const DAY_MS = 86_400_000

export const freshSince = (now: Date): Date => new Date(now.getTime() - FRESH_DAYS * DAY_MS)

/** Makes the models of today: of each island that has enough homes, and of all together. */
export async function fitAll(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const operation of OPERATIONS)
    for (const family of FAMILIES) await fitFamily(deps, operation, family, now)
  await inTransaction(deps.db, (trx) =>
    pruneModels(trx, countsSince(now), new Date(now.getTime() + DAY_MS)),
  )
  await forgetLongGone(deps.db, countsSince(now))
}

async function fitFamily(
  { db }: Deps,
  operation: ValuationOperation,
  family: Family,
  now: Date,
): Promise<void> {
  const all = await everywhere(db, { family, operation, island: null }, now)
  const islands = new Set(all.map(({ advert }) => advert.island))
  for (const island of [null, ...islands]) {
    const own = island === null ? all : all.filter(({ advert }) => advert.island === island)
    const model = await fit(own.map(({ home }) => home))
    if (!model) continue
    const key = { op: operation, family: family.family, island, madeAt: now }
    await inTransaction(db, (trx) =>
      saveModel(trx, key, { ...model, builtPerUsable: builtPerUsable(own) }),
    )
  }
}

/** Built m² per usable one, the median of adverts that say both. */
function builtPerUsable(homes: readonly Comparable[]): number | null {
  const ratios = homes
    .flatMap(({ home, advert }) => (advert.usable ? [home.m2 / advert.usable] : []))
    .filter((ratio) => ratio >= 1)
    .sort((a, b) => a - b)
  return ratios.length < FEWEST_BOTH ? null : (ratios[Math.floor(ratios.length / 2)] ?? null)
}

/** Tests the newest models on homes as they are offered now, each without itself. */
export async function proveAll(deps: Deps): Promise<void> {
  const now = deps.now()
  for (const row of await newestModels(deps.db, freshSince(now))) {
    const family = FAMILIES.find((one) => one.family === row.family)
    const operation = OPERATIONS.find((one) => one === row.op)
    if (!family || !operation) continue
    const island = row.island === ALL ? null : (row.island as Island)
    const found = await everywhere(deps.db, { family, operation, island }, now)
    const homes = found.map(({ home }) => home)
    const step = Math.max(1, homes.length / TESTED)
    const asked = homes.filter((_home, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
    const misses = await missesOf(asked, new Neighbourhood(homes), row.doc.slopes)
    if (misses.length === 0) continue
    const proof = { at: now.toISOString(), ...errorsOf(misses, () => row.doc.quantile) }
    await inTransaction(deps.db, (trx) => saveProof(trx, row, proof))
  }
}
