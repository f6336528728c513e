import { whatsappAddress } from '../../lib/phone'
import { useSite } from '../site'

/** A number as it is dialled. */
export const dialled = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** A number in groups of three: `971 004 120`; of abroad as it was typed. */
export const spokenNumber = (number: string): string => {
  const local = number.replace(/\s/g, '').replace(/^(?:\+|00)34(?=\d{9}$)/, '')
  return /^\d{9}$/.test(local) ? local.replace(/(\d{3})(?=\d)/g, '$1 ') : number
}

/** How the agency is reached: what the site says, else what the portal shows of it. */
export function useReach() {
  const { doc, found } = useSite()
  return {
    phone: doc.contact.phone ?? found.agency.phone,
    whatsapp: doc.contact.whatsapp ?? null,
    email: doc.contact.email ?? found.agency.email,
    address: found.agency.address,
  }
}

/** Address, phone and e-mail, each with its link. */
export function Reach() {
  const { phone, email, address, whatsapp } = useReach()
  return (
    <address>
      {address && <p>{address}</p>}
      {phone && (
        <p>
          <a href={dialled(phone)}>{spokenNumber(phone)}</a>
        </p>
      )}
      {whatsapp && (
        <p>
          <a href={whatsappAddress(whatsapp)}>WhatsApp</a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </address>
  )
}
