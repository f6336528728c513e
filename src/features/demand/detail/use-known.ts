import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGetContact } from '../../../../generated/api/contact/contact'
import { useSearchPlaces } from '../../../../generated/api/place/place'
import { useGetProperty } from '../../../../generated/api/property/property'
import { SpokenLanguage, type Property } from '../../../../generated/model'
import type { ChosenContact } from '../../../slots/contact'
import type { Parts } from '../form/parts'

const SILENT = { silent: true } as const

const idIn = (params: URLSearchParams, name: string): string => {
  const given = params.get(name) ?? ''
  return /^[\da-f-]{36}$/i.test(given) ? given : ''
}

/** What somebody wants who asked about a home: one like it, there, for no more. */
export function wishOf(
  { basics, location }: Property,
  places: readonly { slug: string; municipalityIne: string | null }[],
): Pick<Parts, 'what' | 'where' | 'money'> {
  const place = places.find(
    ({ municipalityIne }) =>
      municipalityIne !== null && municipalityIne === location?.municipalityIne,
  )
  const prices = basics.offers.flatMap(({ price }) => (price === undefined ? [] : [price]))
  return {
    what: { operations: basics.offers.map(({ operation }) => operation), types: [basics.type] },
    where: place ? { places: [place.slug] } : {},
    // A home for sale and to let has two prices that cannot be one.
    money: prices.length === 1 && prices[0] ? { priceMax: prices[0] } : {},
  }
}

/**
 * What the address says of a new demand (src/slots/new-demand.ts): who, the home they asked about,
 * their language.
 */
export function useKnown(): { waiting: boolean; who: ChosenContact | null; parts: Partial<Parts> } {
  const [params] = useSearchParams()
  const [contactId, propertyId] = [idIn(params, 'contacto'), idIn(params, 'casa')]
  const language = Object.values(SpokenLanguage).find((one) => one === params.get('idioma'))
  const person = useGetContact(contactId, { query: { enabled: contactId !== '' }, request: SILENT })
  const home = useGetProperty(propertyId, {
    query: { enabled: propertyId !== '' },
    request: SILENT,
  })
  const places = useSearchPlaces(
    { kind: ['municipality'], limit: 100 },
    { query: { enabled: propertyId !== '', staleTime: Infinity }, request: SILENT },
  )
  const parts = useMemo<Partial<Parts>>(
    () => ({
      ...(home.data
        ? { ...wishOf(home.data, places.data?.items ?? []), follow: { source: 'portal' } }
        : {}),
      ...(language ? { buyer: { languages: [language] } } : {}),
    }),
    [home.data, places.data, language],
  )
  return {
    // A home that may not be read, or places that do not come, leave the form as it would be
    // without.
    waiting: propertyId !== '' && (home.isPending || places.isPending),
    who: person.data ? { id: person.data.id, name: person.data.name } : null,
    parts,
  }
}
