/**
 * Address that opens WhatsApp at a number, with `text` written out; without a number it asks whom.
 * WhatsApp wants country and number in digits alone: nine digits that say no country are Spanish.
 */
export function whatsappAddress(phone: string | null | undefined, text?: string): string {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^00/, '')
  const number = /^[6-9]\d{8}$/.test(digits) ? `34${digits}` : digits
  return `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`
}
