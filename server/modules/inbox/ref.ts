import type { ContactEntryRef } from '../../../generated/model/index.ts'
import type { ThreadRow } from './inbox.repository.ts'
import { say } from './messages.ts'

/**
 * What a timeline entry of a thread is about: its enquiry, its conversation or its home, else the
 * thread itself, or colleagues with whom the contact is shared would read it. Records are named in
 * Spanish.
 */
export function refOf({ id, lead_id, chat_id, home, subject }: ThreadRow): {
  ref: ContactEntryRef
} {
  const label = home ? `${home.title} (${home.ref})` : (subject ?? '')
  if (lead_id) return { ref: { type: 'lead', id: lead_id, label } }
  if (chat_id) return { ref: { type: 'chat', id: chat_id, label } }
  if (home) return { ref: { type: 'property', id: home.id, label } }
  return { ref: { type: 'chat', id, label: label || say('es', 'thread') } }
}
