import type { Listing } from '../../../generated/model/index.ts'
import type { StoredIssue } from '../../db/tables/publication.ts'

/** Types whose adverts say the energy rating (RD 390/2021). */
const RATED = new Set<Listing['type']>([
  'vivienda',
  'oficina',
  'local',
  'edificio',
  'nave',
  'hotel',
])
const BARE =
  /nuda\W+propiedad|nua\W+propietat|bare\W+ownership|nie(ß|ss)brauch|usufruct|usufruit|nue[ -]propri/i

/** An issue at our field `field`, named `foreign` over there. */
export const issue = (
  severity: StoredIssue['severity'],
  rule: string,
  field: string,
  foreign: string,
  value: string | number | null = null,
): StoredIssue => ({
  rule,
  field,
  foreign,
  value: value === null ? null : String(value).slice(0, 120),
  severity,
})

/** What the law wants in every advert, on every channel; `foreign` names where it would stand. */
export function againstTheLaw(
  { type, energy, offers, touristLicence, description, title }: Listing,
  foreign: { energy: string; text: string },
): StoredIssue[] {
  const found: StoredIssue[] = []
  const offered = new Set(offers.map(({ operation }) => operation))
  const { status } = energy
  const lettered = status === 'provided' ? energy.consumptionLetter : status !== 'pending' && status
  if (RATED.has(type) && !lettered)
    found.push(issue('error', 'energy', 'legal.energy.status', foreign.energy, status ?? null))
  if (offered.has('TDA') && !touristLicence?.number && !touristLicence?.nrua)
    found.push(issue('error', 'touristLicence', 'legal.touristLicence.number', foreign.text))
  const texts = [...Object.values(description), ...Object.values(title)]
  if (offered.has('NP') && !texts.some((text) => BARE.test(text)))
    found.push(issue('error', 'bareOwnership', 'texts.description', foreign.text))
  return found
}
