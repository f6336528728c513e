import type { Agency, LocalizedLine, PublicOperation } from '../../generated/model/index.ts'
import type { Deps } from '../contract/deps.ts'
import { getAgency, publicPeople } from '../modules/agency/index.ts'
import { agencyMarket, isOfAgency, type Offered } from '../modules/listing/index.ts'
import { soldSince, type SoldHomes } from '../modules/property/index.ts'

/** What a legal page says of whom it is about; what is not known is not there. */
export type Company = Pick<
  Agency,
  'legalName' | 'taxId' | 'complaintsAddress' | 'dataProtectionEmail'
> & {
  office?: string
  roaiib?: string
  insurer?: string
  guarantee?: string
}

/** What no public operation tells of an agency and its site shows. */
export interface Known {
  agency: {
    id: string
    name: string
    phone: string | null
    email: string | null
    address: string | null
    languages: readonly string[]
  }
  people: {
    id: string
    name: string
    /** By language; of one that the person did not translate, as they wrote it. */
    jobTitle: string | null
    jobTitles: LocalizedLine
    avatar: string | null
    phone: string | null
    languages: readonly string[]
  }[]
  /** Homes on the market, each once, in however many ways it is offered. */
  onMarket: number
  /** What they are offered as, most first: a home to buy or to let counts in both. */
  offers: { operation: PublicOperation; total: number }[]
  company: Company
}

/** What only the server knows of an agency's homes, asked by pages that show it. */
export interface AgencyHomes {
  /** Whether a home that left the market was this agency's. */
  owns(homeId: string): Promise<boolean>
  /** What the agency offers at places, by their slugs. */
  offersAt(operation: PublicOperation, places: readonly string[]): ReadonlyMap<string, Offered>
  /** As far back as a section may look. */
  sold(): Promise<SoldHomes>
}

/** The longest time that a section of sold homes looks back, in months. */
const MONTHS = 36

function companyOf(agency: Agency): Company {
  const { registeredOffice: office, licences = {} } = agency
  const lines = [office?.street, [office?.postalCode, office?.town].filter(Boolean).join(' ')]
  return {
    legalName: agency.legalName,
    taxId: agency.taxId,
    complaintsAddress: agency.complaintsAddress,
    dataProtectionEmail: agency.dataProtectionEmail,
    office: lines.filter(Boolean).join(', ') || undefined,
    roaiib: licences.roaiibNumber,
    insurer: [licences.insurer, licences.policy].filter(Boolean).join(', ') || undefined,
    guarantee: licences.guaranteeEntity,
  }
}

/** What pages are drawn from beside the document: what all show, and what some ask of the homes. */
export interface DrawnFrom {
  known: Known
  homes: AgencyHomes
}

/** All of it at once; null for an agency that is not there any more. */
export async function knownOf({ db, now }: Deps, agencyId: string): Promise<DrawnFrom | null> {
  const [agency, people, market] = await Promise.all([
    getAgency(db, agencyId),
    publicPeople(db, agencyId),
    agencyMarket(db, agencyId),
  ])
  if (!agency) return null
  const homes: AgencyHomes = {
    owns: (homeId) => isOfAgency(db, agencyId, homeId),
    offersAt: (operation, places) => market.at(operation, places),
    sold: () => {
      const since = new Date(now())
      since.setUTCMonth(since.getUTCMonth() - MONTHS)
      return soldSince(db, agencyId, since)
    },
  }
  const known: Known = {
    agency: {
      id: agencyId,
      name: agency.tradeName,
      phone: agency.publicPhone ?? null,
      email: agency.publicEmail ?? null,
      address: agency.address ?? null,
      languages: agency.languages ?? [],
    },
    people: people.map((one) => ({
      id: one.id,
      name: `${one.first_name} ${one.last_name}`.trim(),
      jobTitle: one.job_title,
      jobTitles: one.job_titles,
      avatar: one.avatar,
      // Theirs to let be shown; an editor can only leave it out.
      phone: one.phone_public ? one.phone : null,
      languages: one.spoken,
    })),
    onMarket: market.homes,
    offers: market.offers,
    company: companyOf(agency),
  }
  return { known, homes }
}
