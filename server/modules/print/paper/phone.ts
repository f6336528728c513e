import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** A phone as people read it, `+34 971 55 51 00`; as it was written when it is no number. */
export const phoneWords = (phone: string): string =>
  parsePhoneNumberFromString(phone, 'ES')?.formatInternational() ?? phone
