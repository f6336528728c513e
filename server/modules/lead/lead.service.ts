import type {
  InboxWhy,
  Lead,
  LeadPage,
  LeadPatch,
  LeadState,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { conflict, fieldErrors, notFound } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { getUser, namesOf, whoHears } from '../user/index.ts'
import type { Reader } from './lead.policy.ts'
import { tellAnswered } from './contact.service.ts'
import {
  countLeads,
  countStates,
  findLead,
  leadById,
  listLeads,
  saveLead,
  type LeadRow,
} from './lead.repository.ts'
import { LEAD_MAIL, type LeadMail } from './mails.ts'
import { settleNews, tellAgent } from './news.ts'
import { withName, withNames } from './view.ts'
import { leadWasChanged } from './watch.ts'
import { say } from './messages.ts'

/** The list that cursors of this room belong to. */
const LIST = { list: 'listLeads', kind: 'time' } as const

interface LeadQuery {
  state?: LeadState[]
  propertyId?: string
  q?: string
  limit?: number
  cursor?: string
}

/** Enquiries within my rights, newest first. */
export async function listMine(
  { limit = 24, cursor: text, ...wanted }: LeadQuery,
  reader: Reader,
  ctx: Ctx,
): Promise<LeadPage> {
  const { db } = ctx.deps
  const filter = { reader, ...wanted }
  const cursor = readCursor(text, LIST, ctx.lang)
  const { rows, next, previous } = cutPage(await listLeads(db, filter, limit, cursor), {
    ...LIST,
    cursor,
    limit,
    value: ({ place }) => place,
  })
  const [items, total, counts] = [
    await withNames(db, rows),
    await countLeads(db, filter),
    await countStates(db, reader),
  ]
  return { items, total, next, previous, counts }
}

export async function readMine(id: string, reader: Reader, ctx: Ctx): Promise<Lead> {
  const row = await findLead(ctx.deps.db, id, reader)
  return row ? withName(ctx.deps.db, row) : notFound(ctx.lang)
}

/**
 * The first answer stops the clock; going back to `new` starts it again. Discarding is no answer.
 */
function clock(row: LeadRow, state: LeadState | undefined, now: Date) {
  if (state === 'new') return { answered_at: null, first_response_minutes: null }
  if ((state !== 'answered' && state !== 'converted') || row.answered_at) return {}
  return {
    answered_at: now,
    first_response_minutes: Math.max(
      0,
      Math.round((now.getTime() - row.created_at.getTime()) / 60_000),
    ),
  }
}

/**
 * An enquiry was answered on the platform: the first answer counts, as when an agent says so.
 * Whoever answers writes the timeline.
 */
export async function answerLead(trx: Db, id: string, now: Date): Promise<void> {
  const row = await leadById(trx, id)
  if (row?.state !== 'new') return
  await saveLead(trx, id, { state: 'answered', ...clock(row, 'answered', now), updated_at: now })
  await leadWasChanged(trx, id)
}

/**
 * Gives an enquiry to somebody of its agency, by hand; they are told. Rights and the person are the
 * caller's to check.
 */
export async function giveLead(
  trx: Db,
  deps: Ctx['deps'],
  id: string,
  { to, by, why }: { to: string; by: string; why: InboxWhy },
): Promise<void> {
  const now = deps.now()
  const row = await leadById(trx, id)
  if (!row || row.assigned_to === to) return
  await saveLead(trx, id, { assigned_to: to, assigned_why: why, updated_at: now })
  await settleNews(trx, row, now)
  await tellGiven(trx, deps, row, { to, by })
}

/** Tells whoever an enquiry was given to, unless that is who gave it. */
async function tellGiven(
  trx: Db,
  deps: Ctx['deps'],
  { id, agency_id }: LeadRow,
  { to, by }: { to: string; by: string },
): Promise<void> {
  const hearer = agency_id === null ? null : await whoHears(trx, agency_id, to)
  if (!hearer || hearer.id === by) return
  await deps.jobs.add(trx, LEAD_MAIL, { kind: 'assigned', leadId: id } satisfies LeadMail)
  await tellAgent(trx, id, 'assigned', deps.now())
}

/** Who may be given an enquiry: an active person of the same agency. */
async function checkAssignee(trx: Db, id: string, reader: Reader, ctx: Ctx): Promise<void> {
  const person = await getUser(trx, id)
  if (!person?.active || !person.agency_ids.includes(reader.agencyId))
    fieldErrors({ assignedTo: say(ctx.lang, 'assignee') })
}

/** What the thread says of it: somebody gave it to them. */
async function byHand(trx: Db, userId: string | null | undefined) {
  const agentName = userId ? (await namesOf(trx, [userId])).get(userId) : undefined
  return agentName === undefined
    ? null
    : ({ rule: 'hand', detail: null, agentName, away: [] } satisfies InboxWhy)
}

/** Answers, assigns, discards or notes. A stale version answers 409 with what is stored. */
export async function changeMine(
  id: string,
  patch: LeadPatch,
  reader: Reader,
  ctx: Ctx,
): Promise<Lead> {
  const now = ctx.deps.now()
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = await findLead(trx, id, reader, true)
    if (!row) return notFound(ctx.lang)
    if (row.version !== patch.version)
      return conflict(await withName(trx, row), say(ctx.lang, 'stale'))
    const given = patch.assignedTo !== undefined && patch.assignedTo !== row.assigned_to
    if (given && patch.assignedTo) await checkAssignee(trx, patch.assignedTo, reader, ctx)
    const saved = await saveLead(trx, id, {
      ...clock(row, patch.state, now),
      ...(patch.state === undefined ? {} : { state: patch.state }),
      ...(given
        ? {
            assigned_to: patch.assignedTo ?? null,
            assigned_why: await byHand(trx, patch.assignedTo),
          }
        : {}),
      ...(patch.note === undefined ? {} : { note: patch.note?.trim() || null }),
      updated_at: now,
    })
    if (saved.answered_at && !row.answered_at) await tellAnswered(trx, saved, reader.userId, now)
    if (given || (patch.state !== undefined && patch.state !== 'new'))
      await settleNews(trx, row, now)
    if (given && patch.assignedTo)
      await tellGiven(trx, ctx.deps, row, { to: patch.assignedTo, by: reader.userId })
    await leadWasChanged(trx, id)
    return withName(trx, saved)
  })
}
