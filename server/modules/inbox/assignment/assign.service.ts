import type { InboxAssignInput, InboxThread, InboxWhy } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, notFound } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { giveChat, leftChats } from '../../chat/index.ts'
import { giveLead } from '../../lead/index.ts'
import { getUser } from '../../user/index.ts'
import { notice, tellWatchers } from '../announce.ts'
import type { Reader } from '../inbox.policy.ts'
import { findThread, saveMark, saveThread, threadById } from '../inbox.repository.ts'
import { rewrite } from '../sync.ts'
import { viewThread } from '../view.ts'
import { noteAssigned } from './why.ts'
import { say } from '../messages.ts'

/**
 * Gives a thread to somebody of the agency, by hand; who had it no longer counts it as unread, who
 * gets it is told.
 */
export async function assign(
  id: string,
  { assignedTo, note = '' }: InboxAssignInput,
  reader: Reader,
  ctx: Ctx,
): Promise<InboxThread> {
  const { deps, lang } = ctx
  return inTransaction(deps.db, async (trx) => {
    const row = (await findThread(trx, id, reader, true)) ?? notFound(lang)
    const person = await getUser(trx, assignedTo)
    if (!person?.active || !person.agency_ids.includes(reader.agencyId))
      return fieldErrors({ assignedTo: say(lang, 'assignee') })
    const now = deps.now()
    if (row.assigned_to !== assignedTo) {
      const why: InboxWhy = {
        rule: 'hand',
        detail: null,
        agentName: `${person.first_name} ${person.last_name}`.trim(),
        away: [],
      }
      if (row.assigned_to) await saveMark(trx, row.id, row.assigned_to, { takes_part: false })
      await saveMark(trx, row.id, assignedTo, { takes_part: true })
      await saveThread(trx, row.id, { assigned_to: assignedTo })
      await noteAssigned(trx, row.id, why, now, { userId: reader.userId, note: note.trim() })
      if (row.lead_id)
        await giveLead(trx, deps, row.lead_id, { to: assignedTo, by: reader.userId, why })
      if (row.chat_id) await giveChat(trx, row.chat_id, assignedTo, why)
      if (row.chat_id && row.assigned_to)
        await leftChats(trx, { userId: row.assigned_to, threadId: row.chat_id }, deps)
      // An enquiry's new agent has been told by the enquiry.
      if (!row.lead_id && assignedTo !== reader.userId)
        await notice(trx, row, assignedTo, 'assignedNews', note.trim() || row.last_text, now)
      await rewrite(trx, row.id)
      await tellWatchers(trx, row.id)
    }
    const saved = await threadById(trx, row.id)
    return saved ? viewThread(trx, saved, reader) : notFound(lang)
  })
}
