import { createHash } from 'node:crypto'
import type { Proposal, ProposalOperation } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, forbidden, notAcceptable, notFound, tooMany } from '../../contract/errors.ts'
import { act, actorOf, type Work } from '../../contract/rights/actor.ts'
import { isUuid, json, sql, uuidv7, withAdvisoryLock } from '../../db/index.ts'
import { notify } from '../notification/index.ts'
import { heldBody } from './asking.ts'
import { lookAt, type Looked } from './look.ts'
import { say } from './messages.ts'
import { countOpen, expire } from './proposal.repository.ts'
import { TABLE, type Asked, type ProposalRow } from './table.ts'
import { toProposal } from './view.ts'

/** What a tool of the desk for assistants would write. */
export interface ProposalInput {
  /** The tool's intent, as `propose_price`. */
  tool: string
  /** One of the closed table's operations, with its parameters and its body. */
  operation: string
  params: Record<string, string>
  /** Without `version` and `clientId`: they are put in here. */
  body: object
  why: string | null
  /** What it is meant to be about, where who calls says so: held to what it is about. */
  target?: { kind: string; id: string | null; version: number | null }
  /** The key or grant it comes through, and what that is called. */
  by: { id: string; client: string }
  /** Records with texts of strangers that it read lately, as `thread/<id>`. */
  taintedBy: string[]
}

const OPEN = 20
const A_DAY = 60
const DAY_MS = 86_400_000
const WHY = 500

const isProposable = (operation: string): operation is ProposalOperation =>
  Object.hasOwn(TABLE, operation)

/** The same act with the same words, however its keys are ordered. */
const digestOf = (operation: string, { params, body }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, Object.entries(params).sort(), Object.entries(body).sort()]))
    .digest('hex')

/**
 * Keeps what an assistant would write until a person decides. `ctx.session` is the assistant's: it
 * reads the target, and its person is who is asked. Throws 400 by field where the operation would,
 * 403 and 404 as the target's own operation, 406 and 429 where too much waits. The same again is
 * the one that waits already.
 */
export async function propose(ctx: Ctx, input: ProposalInput): Promise<Proposal> {
  const { operation } = input
  if (!isProposable(operation)) throw new Error(`${operation} cannot be proposed`)
  actorOf(ctx)
  const id = uuidv7()
  const asked: Asked = { params: input.params, body: { ...input.body } }
  if (operation === 'createInboxMessage' && asked.body['kind'] !== 'mail')
    fieldErrors({ kind: say(ctx.lang, 'mailOnly') })
  const digest = digestOf(operation, asked)
  asked.body = held(ctx, operation, asked, id, input.target?.version ?? 1)
  const { kind, target, pins } = TABLE[operation]
  const targetId = target(asked)
  const { target: meant } = input
  if (meant && (kind !== meant.kind || targetId !== meant.id))
    throw new Error(`${operation} is not about ${meant.kind} ${String(meant.id)}`)
  if (targetId !== null && !isUuid(targetId)) notFound(ctx.lang)
  const looked = await lookAt(ctx, operation, asked, input.taintedBy)
  if (pins) asked.body['version'] = looked.version
  return act(ctx, (work) => keep(work, { id, input, operation, asked, looked, digest }))
}

function held(
  ctx: Ctx,
  operation: ProposalOperation,
  { body }: Asked,
  id: string,
  version: number,
) {
  const needs = {
    ...(TABLE[operation].pins && { version }),
    ...(operation === 'createInboxMessage' && { clientId: id }),
  }
  return heldBody(operation, { ...body, ...needs }, ctx.lang)
}

interface Kept {
  id: string
  input: ProposalInput
  operation: ProposalOperation
  asked: Asked
  looked: Looked
  digest: string
}

async function keep(work: Work, { id, input, operation, asked, looked, digest }: Kept) {
  const { trx, deps, actor } = work
  const now = deps.now()
  const userId = actor.userId ?? forbidden()
  await withAdvisoryLock(trx, `proposal ${userId}`)
  await expire(trx, now, userId)
  const waits = await trx
    .selectFrom('proposal')
    .selectAll()
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (waits) return toProposal(trx, waits, now)
  await refuseTooMany(work, userId, now)
  const row: ProposalRow = await trx
    .insertInto('proposal')
    .values({
      id,
      agency_id: actor.agencyId,
      user_id: userId,
      grant_id: input.by.id,
      client: input.by.client.slice(0, 120),
      tool: input.tool,
      operation,
      params: json(asked.params) as never,
      body: json(asked.body) as never,
      target_kind: TABLE[operation].kind,
      target_id: looked.targetId,
      target_label: looked.label,
      target_reference: looked.reference,
      target_version: looked.version,
      before: json(looked.before) as never,
      why: input.why?.trim().slice(0, WHY) || null,
      tainted_by: input.taintedBy.slice(0, 20),
      marks: looked.marks,
      expires_at: looked.expiresAt,
      digest,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notify(trx, {
    userId,
    kind: 'NOTIFICATION',
    title: say(actor.lang, 'waitsTitle'),
    body: say(actor.lang, 'waitsBody', { client: row.client }),
    href: `/auth/propuestas/${id}`,
    topic: 'proposal',
    at: now,
  })
  return toProposal(trx, row, now)
}

async function refuseTooMany({ trx, actor }: Work, userId: string, now: Date): Promise<void> {
  if ((await countOpen(trx, userId, now)) >= OPEN) notAcceptable(say(actor.lang, 'manyOpen'))
  const { n, first } = await trx
    .selectFrom('proposal')
    .select([sql<number>`count(*)::int`.as('n'), sql<Date | null>`min(created_at)`.as('first')])
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (n < A_DAY || first === null) return
  tooMany(actor.lang, Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000))
}
