import type { AgendaAttendee, AgendaEvent } from '../../../../../generated/model/index.ts'

/** What stands where an erased person was named. */
export const GONE = 'Persona borrada'

/** Their name and address, and each word of the name, where it stands as a word of its own. */
function wordsOf({ name, email }: AgendaAttendee): RegExp | null {
  const words = [name, email, ...(name ?? '').split(/\s+/)].filter(
    (word): word is string => word !== null && word.trim().length > 1,
  )
  if (words.length === 0) return null
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
}

/**
 * An event as it stands once these people were erased: they do not come, nor are they named; what
 * was noted of it is about them where nobody else from outside comes.
 */
export function withoutThem(event: AgendaEvent, erased: AgendaAttendee[]): AgendaEvent {
  if (erased.length === 0) return event
  const attendees = event.attendees.filter((one) => !erased.includes(one))
  const patterns = erased.flatMap((one) => wordsOf(one) ?? [])
  const unnamed = (text: string): string =>
    patterns.reduce((left, pattern) => left.replace(pattern, GONE), text)
  const unnamedIf = (text: string | null): string | null => text && unnamed(text)
  const isTheirs = attendees.every(({ agentId }) => agentId !== null)
  return {
    ...event,
    attendees,
    title: unnamed(event.title),
    location: unnamedIf(event.location),
    notes: isTheirs ? null : unnamedIf(event.notes),
    outcome: isTheirs ? null : unnamedIf(event.outcome),
  }
}
