import type { Proposal, ProposalPage, ProposalPatch } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { conflict, fieldErrors, notFound } from '../../contract/errors.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import type { ListProposalsParams } from '../../../generated/model/index.ts'
import { json } from '../../db/index.ts'
import { heldBody, within } from './asking.ts'
import { lookAt } from './look.ts'
import { say } from './messages.ts'
import { findProposal, isKnown, pageProposals } from './proposal.repository.ts'
import { refuseDecided, waiting, writeProposal } from './standing.ts'
import { TABLE } from './table.ts'
import { toProposal, toProposals } from './view.ts'

const PAGE = 24

export async function listProposals(
  { state, cursor: at, limit = PAGE }: ListProposalsParams,
  ctx: Ctx,
): Promise<ProposalPage> {
  const { deps, lang } = ctx
  const now = deps.now()
  const { rows, ...page } = await pageProposals(deps.db, actorOf(ctx), {
    state,
    at,
    limit,
    lang,
    now,
  })
  return { items: await toProposals(deps.db, rows.filter(isKnown), now), ...page }
}

export async function readProposal(id: string, ctx: Ctx): Promise<Proposal> {
  const { deps, lang } = ctx
  const row = (await findProposal(deps.db, actorOf(ctx), id)) ?? notFound(lang)
  return toProposal(deps.db, row, deps.now())
}

/** Alters what a person may of it; held to the operation, and looked at, anew. */
export const editProposal = (ctx: Ctx, id: string, patch: ProposalPatch): Promise<Proposal> =>
  act(ctx, async ({ trx, deps, actor }) => {
    const now = deps.now()
    const { lang } = actor
    const row = (await findProposal(trx, actor, id, true)) ?? notFound(lang)
    const stood = waiting(row, now, lang)
    const { version, ...fields } = patch
    if (row.version !== version) conflict(await toProposal(trx, row, now), say(lang, 'edited'))
    const { edits, pins, until } = TABLE[row.operation]
    const others = Object.keys(fields).filter((key) => !(edits as readonly string[]).includes(key))
    if (others.length > 0)
      fieldErrors(Object.fromEntries(others.map((key) => [key, say(lang, 'notHere')])))
    const body = heldBody(row.operation, { ...stood, ...fields }, lang)
    const asked = { params: row.params, body }
    const looked = await lookAt(within(ctx, trx), row.operation, asked, row.tainted_by)
    const next = pins ? { ...body, version: looked.version } : body
    const written = await writeProposal(trx, row, {
      body: json(next) as never,
      before: json(looked.before) as never,
      target_version: looked.version,
      marks: looked.marks,
      // Where the record itself says when it ends; an alteration makes nothing else wait longer.
      ...(until?.(next, null) !== undefined && { expires_at: looked.expiresAt }),
    })
    return toProposal(trx, written, now)
  })

export const refuseProposal = (ctx: Ctx, id: string): Promise<Proposal> =>
  act(ctx, async ({ trx, deps, actor }) => {
    const now = deps.now()
    const row = (await findProposal(trx, actor, id, true)) ?? notFound(actor.lang)
    if (row.state === 'refused') return toProposal(trx, row, now)
    refuseDecided(row, now, actor.lang)
    const change = { state: 'refused', decided_by: actor.userId, decided_at: now } as const
    return toProposal(trx, await writeProposal(trx, row, change), now)
  })
