import type { ContactEntryRef } from '../../../generated/model/index.ts'
import type { ThreadRow } from './inbox.repository.ts'

/**
 * What a timeline entry of a thread is about: its enquiry, its conversation or its home; nothing
 * for a mail about no home.
 */
export function refOf({ lead_id, chat_id, home, subject }: ThreadRow): { ref?: ContactEntryRef } {
  const label = home ? `${home.title} (${home.ref})` : (subject ?? '')
  if (lead_id) return { ref: { type: 'lead', id: lead_id, label } }
  if (chat_id) return { ref: { type: 'chat', id: chat_id, label } }
  return home ? { ref: { type: 'property', id: home.id, label } } : {}
}
