import type { Proposal } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { HttpError, notAcceptable, notFound } from '../../contract/errors.ts'
import { act, type Work } from '../../contract/rights/actor.ts'
import { ask, readTarget, reasonOf, within } from './asking.ts'
import { say } from './messages.ts'
import { findProposal } from './proposal.repository.ts'
import { writeProposal } from './standing.ts'
import { TABLE, TARGETS, type ProposalRow, type Way } from './table.ts'
import { toProposal, UNDO_MS } from './view.ts'

/** Takes back what one confirmed in the last minutes, while nobody changed it since. */
export const undoProposal = (ctx: Ctx, id: string): Promise<Proposal> =>
  act(ctx, (work) => takeBack(ctx, work, id))

async function takeBack(ctx: Ctx, { trx, deps, actor }: Work, id: string): Promise<Proposal> {
  const now = deps.now()
  const row = (await findProposal(trx, actor, id, true)) ?? notFound(actor.lang)
  if (row.state === 'undone') return toProposal(trx, row, now)
  const inside = within(ctx, trx)
  const way = wayBack(row, ctx)
  if (
    row.state !== 'confirmed' ||
    row.decided_by !== actor.userId ||
    now.getTime() - (row.decided_at?.getTime() ?? 0) > UNDO_MS
  )
    notAcceptable(say(actor.lang, 'tooLate'))
  if (row.result?.version && row.target_id) {
    const doc = await readTarget(inside, row.target_kind, row.target_id)
    if (TARGETS[row.target_kind].version(doc) !== row.result.version)
      notAcceptable(say(actor.lang, 'movedSince'))
  }
  const answer = await ask(inside, way)
  if ([400, 404, 406, 409].includes(answer.status)) notAcceptable(reasonOf(answer))
  if (answer.status >= 400)
    throw new HttpError(answer.status, answer.data as Record<string, unknown>)
  return toProposal(trx, await writeProposal(trx, row, { state: 'undone' }), now)
}

function wayBack(row: ProposalRow, { lang }: Ctx): Way {
  const { undo } = TABLE[row.operation]
  if (undo === 'sent') return notAcceptable(say(lang, 'sent'))
  return undo?.(row) ?? notAcceptable(say(lang, 'noWayBack'))
}
