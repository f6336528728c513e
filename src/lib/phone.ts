/** A number as it is read: Spanish ones in threes without the country, others with it. */
export function phoneText(e164: string): string {
  const spanish = /^\+34(\d{3})(\d{3})(\d{3})$/.exec(e164)
  return spanish ? spanish.slice(1).join(' ') : e164
}

/**
 * Address that opens WhatsApp at a number, with `text` written out; without a number it asks whom.
 * WhatsApp wants country and number in digits alone: nine digits that say no country are Spanish.
 */
export const whatsappAddress = (phone: string | null | undefined, text?: string): string =>
  `https://wa.me/${(phone ?? '')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^(?=[6-9]\d{8}$)/, '34')}${text ? `?text=${encodeURIComponent(text)}` : ''}`
