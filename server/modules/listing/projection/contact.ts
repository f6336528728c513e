import type {
  Agency,
  ContactMethod,
  ListingAgency,
  ListingAgent,
  User,
} from '../../../../generated/model/index.ts'

/**
 * A home whose agent never chose ways of contact is open to all but WhatsApp, which not every phone
 * has.
 */
const NEVER_CHOSEN: ContactMethod[] = ['EMAIL', 'PHONE', 'PLATFORM']
/** Chosen were only ways that nobody knows by now: none of them is taken for a telephone. */
const CAREFUL: ContactMethod[] = ['EMAIL', 'PLATFORM']
/** Ways that need a number. */
export const BY_PHONE: ContactMethod[] = ['PHONE', 'WHATSAPP']

/** The ways of contact as the public is told them; an absent choice was never made. */
export const contactWays = (chosen: ContactMethod[] | undefined): ContactMethod[] =>
  chosen === undefined ? NEVER_CHOSEN : chosen.length === 0 ? CAREFUL : chosen

/** Does a home with these ways tell a number? Whatever shows one asks here, in SQL by `BY_PHONE`. */
export const isCalled = (ways: ContactMethod[]): boolean =>
  ways.some((way) => BY_PHONE.includes(way))

/** Who is asked about a home, without a number where its agent did not choose to be called. */
export function withheld<T extends { phone: string | null }>(shown: T, called: boolean): T {
  return called ? shown : { ...shown, phone: null }
}

/** The agency of a home as the public sees it. */
export function toListingAgency(agency: Agency, called: boolean): ListingAgency {
  const shown = {
    id: agency.id,
    name: agency.tradeName,
    logo: agency.logo,
    phone: agency.publicPhone ?? null,
    email: agency.publicEmail ?? null,
    languages: agency.languages ?? [],
    registration: agency.licences?.roaiibNumber ?? null,
  }
  return withheld(shown, called)
}

/**
 * Who looks after a home, as the public sees them; null once they have left, and until they have
 * accepted to come: name and phone are not the agency's to show.
 */
export function toListingAgent(agent: User, called: boolean): ListingAgent | null {
  if (!agent.active || agent.invitation) return null
  const name = [agent.first_name, agent.last_name].filter(Boolean).join(' ')
  // What they speak as they said it; that of their screens while they have said nothing.
  const languages = agent.languages?.length ? agent.languages : [agent.language]
  const shown = { name, avatar: agent.avatar, phone: agent.phone, languages }
  return withheld(shown, called)
}
