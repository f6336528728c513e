import type { BrakedHomePage, PublicationBrake } from '../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { countBraked, findBraked, findBrakes, type BrakeChoice } from './brake.repository.ts'
import { isRule } from './messages.ts'
import { ofMany, toIssue } from './view.ts'

const LIST = { list: 'brakedHomes', kind: 'text' } as const

/** What holds homes back over all channels out, as far as the caller sees them. */
export async function listBrakes({ db }: Deps, actor: Actor): Promise<PublicationBrake[]> {
  const rows = await findBrakes(db, actor)
  return rows.map((row) => ({ ...row, message: ofMany(actor.lang, row.rule) }))
}

/** A page of the homes behind one remark; 400 for a strange cursor. */
export async function listBraked(
  { db }: Deps,
  actor: Actor,
  { cursor: text, limit, ...choice }: BrakeChoice & { cursor?: string | undefined; limit: number },
): Promise<BrakedHomePage> {
  const cursor = readCursor(text, LIST, actor.lang)
  const found = await findBraked(db, actor, choice, { cursor, limit })
  const page = cutPage(found, { list: LIST.list, cursor, limit, value: ({ ref }) => ref })
  return {
    items: page.rows.map(({ id, agent_id: agentId, issue, ...row }) => ({
      ...row,
      propertyId: id,
      agentId,
      issue: toIssue(actor.lang, issue),
    })),
    total: await countBraked(db, actor, choice),
    message: isRule(choice.rule) ? ofMany(actor.lang, choice.rule) : null,
    next: page.next,
    previous: page.previous,
  }
}
