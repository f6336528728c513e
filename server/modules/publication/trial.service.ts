import type { ChannelTrial, IntegrationPatch } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { dayOf } from '../../time/madrid.ts'
import { patchedSettings, visible } from '../integration/index.ts'
import { candidates } from './candidate.ts'
import { homesNamed, rowsOf } from './list.repository.ts'
import { judge } from './outcome.ts'
import { nextHomes } from './publication.repository.ts'
import { refuseEnded } from './publication.service.ts'
import { worded } from './view.ts'

const BATCH = 200
const EXAMPLES = 6

type Item = Omit<ChannelTrial['items'][number], 'ref' | 'title'>

/**
 * What other settings would do to a channel, by the very code that writes it: of each home whether
 * it would go out, beside whether it does. Nothing is written.
 */
export async function tryChannel(
  deps: Deps,
  actor: Actor,
  id: string,
  patch: IntegrationPatch,
): Promise<ChannelTrial> {
  const { db, now } = deps
  const stored = await visible(db, actor, id, 'out')
  refuseEnded(stored, actor)
  const channel = {
    ...stored,
    settings: await patchedSettings({ trx: db, deps, actor }, stored, patch),
  }
  const at = now()
  const counts = { comesIn: 0, goesOut: 0, blocked: 0, stays: 0 }
  const examples: Record<Item['way'], Item[]> = { in: [], out: [] }
  let after: string | null = null
  for (;;) {
    const ids: string[] = await nextHomes(db, stored, after, BATCH)
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
    const rows = await rowsOf(db, id, ids)
    for (const home of await candidates(db, ids, dayOf(at))) {
      const row = rows.get(home.id)
      const { reason, issues } = judge(channel, home, row?.wanted ?? null, at)
      const fault = issues.find(({ severity }) => severity === 'error')
      const goes = reason === null && home.listing !== null && !fault
      const isOut = row?.isOut ?? false
      if (reason === null && fault) counts.blocked += 1
      if (goes && isOut) counts.stays += 1
      if (goes === isOut) continue
      const way = goes ? 'in' : 'out'
      counts[goes ? 'comesIn' : 'goesOut'] += 1
      if (examples[way].length >= EXAMPLES) continue
      const message = fault ? worded(actor.lang, fault.rule, fault.value) : null
      examples[way].push({ propertyId: home.id, way, reason, message })
    }
  }
  const items = [...examples.out, ...examples.in]
  const names = await homesNamed(
    db,
    items.map(({ propertyId }) => propertyId),
  )
  return {
    ...counts,
    items: items.flatMap((item) => {
      const named = names.get(item.propertyId)
      return named ? [{ ...item, ...named }] : []
    }),
  }
}
