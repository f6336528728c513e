import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { ChannelContent, Listing } from '../../../generated/model/index.ts'

/** Whom to ask about a home, as the channel shows it; only what its public page tells. */
export function contactOf(
  { agency, agent }: Listing,
  { contact }: ChannelContent,
): { name: string; phone: string | null; email: string | null } {
  const { name, phone, email } = agency
  if (contact !== 'agent' || !agent) return { name, phone, email }
  return { name: agent.name, phone: agent.phone ?? phone, email }
}

/** A phone as digits: country and number; null when it is none. */
export function phoneOf(phone: string | null): { prefix: string; number: string } | null {
  const found = phone === null ? undefined : parsePhoneNumberFromString(phone, 'ES')
  return found ? { prefix: found.countryCallingCode, number: found.nationalNumber } : null
}
