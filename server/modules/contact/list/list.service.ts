import type {
  ContactBulk,
  ContactBulkResult,
  ContactPage,
  ContactTags,
  ListContactsParams,
} from '../../../../generated/model/index.ts'
import { fieldErrors, forbidden } from '../../../contract/errors.ts'
import { may } from '../../../contract/permissions.ts'
import type { Db } from '../../../db/index.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { namesOf } from '../../user/index.ts'
import { isOwn } from '../../../contract/rights/row.ts'
import { finalId, findContact } from '../contact.repository.ts'
import { agentName, saveContact, setArchived } from '../contact.service.ts'
import { countRows, countViews, listRows, ORDERS, usedWords } from './list.repository.ts'
import { toRow } from '../view.ts'
import { say } from '../messages.ts'

/** A page of contacts with the counts of the tabs. */
export async function listContacts(
  db: Db,
  actor: Actor,
  { limit = 24, cursor: text, sort = 'activity', ...filter }: ListContactsParams,
): Promise<ContactPage> {
  const { kind, value } = ORDERS[sort]
  const of = { list: `listContacts ${sort}`, kind }
  const cursor = readCursor(text, of, actor.lang)
  const { rows, next, previous } = cutPage(
    await listRows(db, actor, filter, { sort, cursor, limit }),
    { ...of, cursor, limit, value },
  )
  const names = await namesOf(db, [...new Set(rows.flatMap((row) => row.agent_id ?? []))])
  const page = { items: rows.map((row) => toRow(row, names, actor)), next, previous }
  // Counting reads every row: a page further down needs no counts, and a tab's count is its list's.
  if (cursor) return { ...page, total: null }
  const counts = await countViews(db, actor)
  const { view = 'all', ...others } = filter
  const narrowed = Object.values(others).some(
    (value) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return { ...page, total: narrowed ? await countRows(db, actor, filter) : counts[view], counts }
}

export async function listTags(db: Db, actor: Actor): Promise<ContactTags> {
  const { tags, stages } = await usedWords(db, actor)
  return { tags, funnelStages: stages }
}

/** One change for several contacts; those the actor may not change are counted, not touched. */
export async function changeSeveral(
  work: Work,
  { ids, agentId, addTags = [], removeTags = [], archived }: ContactBulk,
): Promise<ContactBulkResult> {
  const { trx, actor } = work
  if (archived === true && !may(actor, 'delete')) forbidden()
  if (agentId !== undefined && actor.role !== 'ADMIN')
    fieldErrors({ agentId: say(actor.lang, 'agentAdminOnly') })
  if (agentId) await agentName(trx, actor, agentId)
  const changed: string[] = []
  // In one order, so that two changes of the same people never wait for each other in a circle.
  for (const id of [...new Set(ids)].sort()) {
    const row = await findContact(trx, (await finalId(trx, id)) ?? id, true)
    if (!row || row.erased_at || row.agency_id !== actor.agencyId || !isOwn(row, actor)) continue
    const tags = [
      ...new Set([
        ...row.tags.filter((tag) => !removeTags.includes(tag)),
        ...addTags.map((tag) => tag.trim()).filter(Boolean),
      ]),
    ].slice(0, 30)
    const patch = {
      ...((addTags.length > 0 || removeTags.length > 0) && {
        profile: { ...row.doc.profile, tags },
      }),
      ...(agentId !== undefined && { agentId }),
    }
    if (Object.keys(patch).length > 0) await saveContact(work, row.id, patch, { anyVersion: true })
    if (archived !== undefined) await setArchived(work, row.id, archived)
    changed.push(row.id)
  }
  return { changed, refused: new Set(ids).size - changed.length }
}
