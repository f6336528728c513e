import type { ContactMethod, Lead } from '../../../../generated/model'

export interface ContactLink {
  method: ContactMethod
  href: string
}

const onlyDigits = (phone: string): string => phone.replace(/\D/g, '')

/**
 * Ways to answer an enquiry, the one its sender prefers first. Subject and greeting come in the
 * sender's language.
 */
export function contactLinks(
  lead: Lead,
  words: { subject: string; greeting: string },
): ContactLink[] {
  const body = encodeURIComponent(`${words.greeting}\n\n`)
  const links: ContactLink[] = [
    {
      method: 'EMAIL',
      href: `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(words.subject)}&body=${body}`,
    },
  ]
  if (lead.phone) {
    links.push({ method: 'PHONE', href: `tel:${lead.phone}` })
    links.push({ method: 'WHATSAPP', href: `https://wa.me/${onlyDigits(lead.phone)}?text=${body}` })
  }
  return links.sort(
    (a, b) =>
      Number(b.method === lead.preferredContact) - Number(a.method === lead.preferredContact),
  )
}
