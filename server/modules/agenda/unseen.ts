import type { AgendaAttendee, AgendaAttendeeInput } from '../../../generated/model/index.ts'
import { stored } from '../../contract/stored/index.ts'
import type { AttendeeRow, NewAttendee } from './agenda.repository.ts'

const keyOf = ({ contact_id, user_id, email }: NewAttendee): string =>
  contact_id ?? user_id ?? email?.toLowerCase() ?? ''

/** Whether who comes is shown: what only another version reads of them leaves them out. */
const isShown = ({ contact_id, user_id, email, name, reply }: AttendeeRow): boolean =>
  stored().part<AgendaAttendee>('AgendaAttendee', {
    contactId: contact_id,
    agentId: user_id,
    email,
    name,
    phone: null,
    reply,
  }) !== null

/**
 * Who comes, with those that no form has shown, whom it therefore cannot have taken out. One who is
 * asked anew without an answer keeps theirs. `next`: `sent`, as it is stored.
 */
export function withUnseen(
  before: AttendeeRow[],
  sent: AgendaAttendeeInput[],
  next: NewAttendee[],
): NewAttendee[] {
  const unseen = new Map(
    before.filter((one) => !isShown(one)).map((one): [string, AttendeeRow] => [keyOf(one), one]),
  )
  if (unseen.size === 0) return next
  const answered = new Set(
    sent
      .filter(({ reply }) => reply !== undefined)
      .map(({ contactId, agentId, email }) => contactId ?? agentId ?? email?.trim().toLowerCase()),
  )
  const come = next.map((one) => {
    const was = unseen.get(keyOf(one))
    unseen.delete(keyOf(one))
    return was && !answered.has(keyOf(one)) ? { ...one, reply: was.reply } : one
  })
  const kept = [...unseen.values()].map(
    ({ contact_id, user_id, email, name, reply }): NewAttendee => ({
      contact_id,
      user_id,
      email,
      name,
      reply,
    }),
  )
  return [...come, ...kept]
}
