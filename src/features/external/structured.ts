import type { AgencyBranch, AgencyPublic, Weekday } from '../../../generated/model'
import { href } from '../../lib/href'
import { getSite } from '../../lib/site'

const DAY: Record<Weekday, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}

/** Keys with a value only. */
const given = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )

const branchData = ({
  name,
  address,
  postalCode,
  place,
  phone,
  email,
  hours = [],
}: AgencyBranch): Record<string, unknown> =>
  given({
    '@type': 'RealEstateAgent',
    name,
    telephone: phone,
    email,
    address:
      address || place
        ? given({
            '@type': 'PostalAddress',
            streetAddress: address,
            postalCode,
            addressLocality: place,
            addressCountry: 'ES',
          })
        : null,
    openingHoursSpecification: hours.map(({ days, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAY[day]),
      opens: from,
      closes: to,
    })),
  })

/**
 * The agency as search engines read it (schema.org RealEstateAgent): what its page says, nothing
 * else.
 */
export function structured(agency: AgencyPublic, text: string): Record<string, unknown> {
  const { url } = getSite()
  const {
    name,
    slug,
    logo,
    cover,
    phone,
    email,
    website,
    address,
    languages,
    islands,
    branches,
    people,
    registrations,
  } = agency
  return given({
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${url}${href('externo', {}, { agency: slug })}`,
    url: `${url}${href('externo', {}, { agency: slug })}`,
    name,
    description: text,
    logo: logo && url + logo,
    image: (cover ?? logo) && url + (cover ?? logo ?? ''),
    telephone: phone,
    email,
    sameAs: website,
    address,
    knowsLanguage: languages,
    areaServed: islands.map((island) => island[0] + island.slice(1).toLowerCase()),
    identifier: registrations.map(({ kind, name: label, number }) => ({
      '@type': 'PropertyValue',
      propertyID: kind === 'OTHER' ? (label ?? kind) : kind,
      value: number,
    })),
    department: branches.map(branchData),
    employee: people.map((one) =>
      given({
        '@type': 'Person',
        name: one.name,
        jobTitle: one.jobTitle,
        image: one.avatar && url + one.avatar,
      }),
    ),
  })
}
