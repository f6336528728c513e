import type { ContactMethod, SelectionChannel } from '../../../generated/model/index.ts'

/** What is known of how a buyer can be reached. */
export interface Reach {
  /** What they asked for, the latest word first. */
  asked: readonly (ContactMethod | null | undefined)[]
  /** Whether an e-mail can go to them. */
  email: boolean
  /** A number that WhatsApp may find them at, and whether it is known to. */
  whatsapp: boolean
  saysWhatsapp: boolean
}

/**
 * The way homes go out unless their agent says another: as the buyer asked, where that is open; else
 * WhatsApp where they are known to have it, e-mail, any number; else only a link.
 */
export function wayFor({ asked, email, whatsapp, saysWhatsapp }: Reach): SelectionChannel {
  const wish = asked.find((one) => (one === 'EMAIL' && email) || (one === 'WHATSAPP' && whatsapp))
  if (wish === 'EMAIL' || wish === 'WHATSAPP') return wish
  if (saysWhatsapp) return 'WHATSAPP'
  if (email) return 'EMAIL'
  return whatsapp ? 'WHATSAPP' : 'LINK'
}
