import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A phone as E.164; Spanish unless it says another country. Null when it is no number anybody could
 * call.
 */
export function normalPhone(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, 'ES')
  return parsed?.isValid() ? parsed.number : null
}
