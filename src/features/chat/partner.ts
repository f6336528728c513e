import type { Chat, ChatMessage, LocalizedLine } from '../../../generated/model'
import { currentLang } from '../../lib/href'
import { localized } from '../../lib/localized'

/** Who is on the other side, for a heading: the agent or their agency, or the visitor. */
export function partnerOf({ side, visitor, agent, agency }: Chat): {
  name: string
  avatar: string | null
  note: string
} {
  if (side === 'agency') return { name: visitor.name, avatar: visitor.avatar, note: '' }
  return agent
    ? { name: agent.name, avatar: agent.avatar, note: agency.name }
    : { name: agency.name, avatar: agency.logo, note: '' }
}

/** A text in the page's language, else in Spanish, else in any. */
export const textIn = (texts: LocalizedLine): string | undefined =>
  localized(texts, currentLang()) || undefined

/** Whether somebody of the other side has read a message. */
export const isRead = ({ side, created_date }: ChatMessage, { marks }: Chat): boolean =>
  marks.some(
    (mark) => mark.side !== side && mark.readDate !== null && mark.readDate >= created_date,
  )
