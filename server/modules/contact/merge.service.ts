import { isDeepStrictEqual } from 'node:util'
import type {
  Contact,
  ContactMergeInput,
  ContactMergePreview,
  ContactUnmergeInput,
} from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { asStored, unreadStored } from '../../contract/stored/index.ts'
import { json, uuidv7, type Db } from '../../db/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { PARTS } from './clean.ts'
import { writable } from './contact.policy.ts'
import {
  findContact,
  findFinal,
  idsOf,
  updateContact,
  type ContactRecord,
} from './contact.repository.ts'
import { refuseStale } from './contact.service.ts'
import { reachOf } from './derive.ts'
import { addEntry } from './entry.ts'
import { mergeNotes } from './merge-notes.ts'
import { keepReach } from './reach.ts'
import { view } from './view.ts'
import { say } from './messages.ts'

type Part = Record<string, unknown>
const partOf = (doc: ContactDoc, part: (typeof PARTS)[number]): Part => ({ ...doc[part] })

/** Lists of which both records' values are kept. */
const UNITED = new Set(['reach.phones', 'reach.emails', 'profile.roles', 'profile.tags'])
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const without = (list: unknown[], gone: unknown[]): unknown[] =>
  list.filter((item) => !gone.some((one) => isDeepStrictEqual(one, item)))

type Unread = Record<string, unknown>
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Does the record hold a value there of which this contract reads nothing? It is not empty. */
function isUnread(unread: Unread, part: string, field: string): boolean {
  const left = unread[part]
  if (!isPart(left)) return left !== undefined
  return UNITED.has(`${part}.${field}`)
    ? left[field] !== undefined && !Array.isArray(left[field])
    : left[field] !== undefined
}

/**
 * Both documents as one: lists united, fields of `take` from the other, and what only the other
 * knows. `unread`: what the kept record holds that this contract cannot read.
 */
export function united(
  kept: ContactDoc,
  other: ContactDoc,
  take: string[],
  unread: Unread = {},
): ContactDoc {
  const parts = PARTS.map((part) => {
    const [mine, theirs] = [partOf(kept, part), partOf(other, part)]
    const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((field) => {
      const path = `${part}.${field}`
      if (isUnread(unread, part, field) && !take.includes(path)) return [field, mine[field]]
      if (UNITED.has(path))
        return [
          field,
          [...asList(mine[field]), ...without(asList(theirs[field]), asList(mine[field]))].slice(
            0,
            20,
          ),
        ]
      return [
        field,
        (take.includes(path) ? theirs[field] : mine[field]) ?? mine[field] ?? theirs[field],
      ]
    })
    return [part, Object.fromEntries(fields.filter(([, value]) => value !== undefined))]
  })
  return Object.fromEntries(parts) as unknown as ContactDoc
}

/** The document without what a merge brought; what was changed since stays as it was changed. */
export function parted(now: ContactDoc, before: ContactDoc, after: ContactDoc): ContactDoc {
  const parts = PARTS.map((part) => {
    const [current, old, merged] = [partOf(now, part), partOf(before, part), partOf(after, part)]
    const fields = [...new Set([...Object.keys(current), ...Object.keys(old)])].map((field) => {
      if (UNITED.has(`${part}.${field}`)) {
        const left = without(
          asList(current[field]),
          without(asList(merged[field]), asList(old[field])),
        )
        return [field, left.length > 0 ? left : undefined]
      }
      return [field, isDeepStrictEqual(current[field], merged[field]) ? old[field] : current[field]]
    })
    return [part, Object.fromEntries(fields.filter(([, value]) => value !== undefined))]
  })
  return Object.fromEntries(parts) as unknown as ContactDoc
}

/** Hands phones and e-mails that one record holds to another. */
async function handOver(trx: Db, from: string, to: string, doc?: ContactDoc): Promise<void> {
  const values = doc && reachOf(doc).map(({ value }) => value)
  if (values?.length === 0) return
  let query = trx
    .updateTable('contact_reach')
    .set({ contact_id: to })
    .where('contact_id', '=', from)
  if (values) query = query.where('value', 'in', values)
  await query.execute()
}

/** Both rows, locked in one order. */
async function lockBoth(
  { trx, actor }: Work,
  id: string,
  otherId: string,
): Promise<[ContactRecord, ContactRecord]> {
  const found = new Map<string, ContactRecord | undefined>()
  for (const one of [id, otherId].sort()) found.set(one, await findFinal(trx, one, true))
  return [writable(found.get(id), actor), writable(found.get(otherId), actor)]
}

const notesOf = async (db: Db, kept: ContactRecord, other: ContactRecord, { lang }: Actor) =>
  mergeNotes(db, { kept: await idsOf(db, kept.id), other: await idsOf(db, other.id) }, lang)

/** What a merge would mean beyond the two records; 400 when both are one already. */
export async function previewMerge(
  db: Db,
  actor: Actor,
  id: string,
  otherId: string | undefined,
): Promise<ContactMergePreview> {
  const kept = writable(await findFinal(db, id), actor)
  if (otherId === undefined) return { notes: [] }
  const other = writable(await findFinal(db, otherId), actor)
  if (kept.id === other.id) return fieldErrors({ otherId: say(actor.lang, 'mergeSelf') })
  return { notes: await notesOf(db, kept, other, actor) }
}

/** Makes the other record part of this one: one name, every phone and e-mail, one timeline. */
export async function mergeContact(
  work: Work,
  id: string,
  { version, otherId, otherVersion, take = [] }: ContactMergeInput,
): Promise<Contact> {
  const { trx, deps, actor } = work
  const [kept, other] = await lockBoth(work, id, otherId)
  if (kept.id === other.id) return fieldErrors({ otherId: say(actor.lang, 'mergeSelf') })
  if (kept.version !== version || other.version !== otherVersion)
    return refuseStale(trx, kept, actor)
  const now = deps.now()
  const where = { id: kept.id }
  const unread = await unreadStored(trx, 'contact.doc', where)
  const notes = await notesOf(trx, kept, other, actor)
  const after = united(kept.doc, other.doc, take, unread)
  await handOver(trx, other.id, kept.id)
  await trx
    .insertInto('contact_merge')
    .values({
      id: uuidv7(),
      agency_id: actor.agencyId,
      kept_id: kept.id,
      merged_id: other.id,
      before: json(await asStored(trx, 'contact.doc', where, kept.doc)),
      after: json(after),
      by_user: actor.userId,
      at: now,
    })
    .execute()
  await updateContact(trx, other.id, { merged_into_id: kept.id, updated_at: now })
  const saved = await updateContact(trx, kept.id, {
    doc: after,
    archived_at: null,
    agent_id: kept.agent_id ?? other.agent_id,
    updated_at: now,
  })
  await addEntry(trx, {
    contactId: kept.id,
    kind: 'STATUS',
    text: [say(actor.lang, 'merged', { name: other.name }), ...notes].join('\n'),
    by: actor.userId,
    at: now,
  })
  return view(trx, saved, actor)
}

/**
 * Takes a merged record apart again: it has its document, phones, e-mails and history back; this
 * one keeps what was changed since.
 */
export async function unmergeContact(
  work: Work,
  id: string,
  { version, mergedId }: ContactUnmergeInput,
): Promise<Contact> {
  const { trx, deps, actor } = work
  const kept = writable(await findFinal(trx, id, true), actor)
  if (kept.version !== version) return refuseStale(trx, kept, actor)
  const merge = await trx
    .selectFrom('contact_merge')
    .selectAll()
    .where('kept_id', '=', kept.id)
    .where('merged_id', '=', mergedId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  const other = merge && (await findContact(trx, mergedId, true))
  if (!merge || !other) return fieldErrors({ mergedId: say(actor.lang, 'notMerged') })
  const now = deps.now()
  await trx
    .updateTable('contact_merge')
    .set({ undone_at: now })
    .where('id', '=', merge.id)
    .execute()
  await handOver(trx, kept.id, other.id, other.doc)
  // What this one had let go of is nobody's until then; what somebody else took meanwhile is theirs.
  await keepReach(trx, actor.agencyId, other.id, other.doc)
  await updateContact(trx, other.id, { merged_into_id: null, updated_at: now })
  const saved = await updateContact(trx, kept.id, {
    doc: parted(kept.doc, merge.before, merge.after),
    updated_at: now,
  })
  await addEntry(trx, {
    contactId: kept.id,
    kind: 'STATUS',
    text: say(actor.lang, 'unmerged', { name: other.name }),
    by: actor.userId,
    at: now,
  })
  return view(trx, saved, actor)
}
