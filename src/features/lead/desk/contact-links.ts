import type { ContactMethod, Lead } from '../../../../generated/model'
import { whatsappAddress } from '../../../lib/phone'

export interface ContactLink {
  method: ContactMethod
  href: string
}

/**
 * Ways to answer an enquiry, the one its sender prefers first. Subject and greeting come in the
 * sender's language.
 */
export function contactLinks(
  lead: Lead,
  words: { subject: string; greeting: string },
): ContactLink[] {
  const text = `${words.greeting}\n\n`
  const links: ContactLink[] = [
    {
      method: 'EMAIL',
      href: `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(text)}`,
    },
  ]
  if (lead.phone) {
    links.push({ method: 'PHONE', href: `tel:${lead.phone}` })
    links.push({ method: 'WHATSAPP', href: whatsappAddress(lead.phone, text) })
  }
  return links.sort(
    (a, b) =>
      Number(b.method === lead.preferredContact) - Number(a.method === lead.preferredContact),
  )
}
