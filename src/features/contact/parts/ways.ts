import type { Contact } from '../../../../generated/model'

/** How somebody can be reached at once; null where that way is not known. */
export interface Ways {
  phone: string | null
  whatsapp: string | null
  email: string | null
}

/** The first phone and e-mail, and the number that has or may have WhatsApp. */
export function waysOf({ reach }: Pick<Contact, 'reach'>): Ways {
  const { phones = [], emails = [] } = reach
  const whatsapp =
    phones.find((one) => one.whatsapp) ??
    phones.find(({ label, whatsapp: has }) => label !== 'landline' && has !== false)
  return {
    phone: phones[0]?.number ?? null,
    whatsapp: whatsapp?.number ?? null,
    email: emails[0]?.address ?? null,
  }
}
