import type { ProposalConfirmInput, ProposalConfirmed } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { conflict, fieldErrors, HttpError, notAcceptable, notFound } from '../../contract/errors.ts'
import { act, actorOf, type Work } from '../../contract/rights/actor.ts'
import { fold, inTransaction, json, poolOf, type Database } from '../../db/index.ts'
import { ask, readTarget, reasonOf, within } from './asking.ts'
import { lookAt } from './look.ts'
import { say } from './messages.ts'
import { findProposal } from './proposal.repository.ts'
import { refuseDecided, waiting, writeProposal } from './standing.ts'
import { TABLE, TARGETS, type Doc, type ProposalRow } from './table.ts'
import { toProposal } from './view.ts'

/** Takes the transaction back: what it is about was changed since somebody looked. */
class Moved extends Error {}

/** Takes the transaction back: it cannot be done. */
class CannotBe extends Error {}

/** Refusals of the operation that no other person or hour would change. */
const FINAL = new Set([400, 404, 406])

/**
 * Does what was proposed as who confirms, with their rights of this moment, in one transaction with
 * the proposal: whoever comes second finds it decided.
 */
export async function confirmProposal(
  ctx: Ctx,
  id: string,
  input: ProposalConfirmInput,
): Promise<ProposalConfirmed> {
  try {
    return await act(ctx, (work) => carryOut(ctx, work, id, input))
  } catch (error) {
    if (error instanceof Moved) return lookAgain(ctx, id)
    if (error instanceof CannotBe) return fail(ctx, id, error.message)
    throw error
  }
}

async function carryOut(
  ctx: Ctx,
  { trx, deps, actor }: Work,
  id: string,
  { version, reference = '' }: ProposalConfirmInput,
): Promise<ProposalConfirmed> {
  const now = deps.now()
  const row = (await findProposal(trx, actor, id, true)) ?? notFound(actor.lang)
  if (row.state === 'confirmed' && row.decided_by === actor.userId)
    return { proposal: await toProposal(trx, row, now), url: null }
  const body = waiting(row, now, actor.lang)
  if (row.version !== version) conflict(await toProposal(trx, row, now), say(actor.lang, 'edited'))
  refuseUntyped(row, reference, ctx)
  const inside = within(ctx, trx)
  await refuseMoved(inside, row)
  const { operation, params } = row
  const answer = await ask(inside, { operation, params, body })
  if (answer.status === 409) throw new Moved()
  if (FINAL.has(answer.status)) throw new CannotBe(reasonOf(answer))
  if (answer.status >= 400)
    throw new HttpError(answer.status, answer.data as Record<string, unknown>)
  const done = await writeProposal(trx, row, {
    state: 'confirmed',
    decided_by: actor.userId,
    decided_at: now,
    result: json(resultOf(row, answer.data as Doc)) as never,
  })
  const url = (answer.data as Doc | null)?.['url']
  return {
    proposal: await toProposal(trx, done, now),
    url: operation === 'createSelection' && typeof url === 'string' && url !== '' ? url : null,
  }
}

/** What looks doubtful is confirmed by who has read what it is about, and typed it. */
function refuseUntyped({ marks, target_reference: wanted }: ProposalRow, typed: string, ctx: Ctx) {
  if (marks.length === 0 || fold(typed).trim() === fold(wanted).trim()) return
  fieldErrors({ reference: say(ctx.lang, 'typeReference', { reference: wanted }) })
}

async function refuseMoved(ctx: Ctx, row: ProposalRow): Promise<void> {
  if (row.target_id === null) return
  const doc = await readTarget(ctx, row.target_kind, row.target_id).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 404) throw error
    throw new CannotBe(reasonOf({ status: 404, data: error.body }))
  })
  if (TARGETS[row.target_kind].version(doc) !== row.target_version) throw new Moved()
}

function resultOf({ operation }: ProposalRow, data: Doc) {
  const { id = null, undo = null, version = null } = TABLE[operation].made(data)
  return { id, undo, version }
}

/** The difference to what is stored by now, which is what a second confirmation is of. */
async function lookAgain(ctx: Ctx, id: string): Promise<never> {
  const { deps, lang } = ctx
  const actor = actorOf(ctx)
  const found = (await findProposal(deps.db, actor, id)) ?? notFound(lang)
  const asked = { params: found.params, body: waiting(found, deps.now(), lang) }
  const looked = await lookAt(ctx, found.operation, asked, found.tainted_by)
  const { pins } = TABLE[found.operation]
  const body = pins ? { ...asked.body, version: looked.version } : asked.body
  const current = await inTransaction(poolOf(deps.db) as Database, async (trx) => {
    const row = (await findProposal(trx, actor, id, true)) ?? notFound(lang)
    if (row.version !== found.version) return toProposal(trx, row, deps.now())
    const seen = await writeProposal(trx, row, {
      body: json(body) as never,
      before: json(looked.before) as never,
      target_version: looked.version,
      marks: looked.marks,
    })
    return toProposal(trx, seen, deps.now())
  })
  return conflict(current, say(lang, 'moved'))
}

async function fail(ctx: Ctx, id: string, reason: string): Promise<never> {
  const { deps, lang } = ctx
  const actor = actorOf(ctx)
  await inTransaction(poolOf(deps.db) as Database, async (trx) => {
    const row = await findProposal(trx, actor, id, true)
    if (!row) return
    refuseDecided(row, deps.now(), lang)
    await writeProposal(trx, row, {
      state: 'failed',
      failure: reason.slice(0, 500),
      decided_by: actor.userId,
      decided_at: deps.now(),
    })
  })
  return notAcceptable(reason)
}
