import type { Encoding } from '../../../../formats/table/encoding.ts'
import type { Field, Said } from '../row.ts'
import { partsOf, textOfValue, whole } from './decode.ts'
import type { Property } from './lines.ts'

/** What a card says of its person, in the words of our fields. */
export function saidBy(properties: Property[], fallback: Encoding): Said[] {
  const said: Said[] = []
  const add = (field: Field, value: string | undefined, label?: string): void => {
    if (value) said.push({ field, value, ...(label && { label }) })
  }
  const named = properties.some(
    ({ name, value }) => name === 'N' && value.replace(/[;\s]/g, '') !== '',
  )
  const company = properties.some(
    ({ name, value }) =>
      (name === 'KIND' && /^org/i.test(value)) ||
      (name === 'X-ABSHOWAS' && /^company/i.test(value)),
  )
  const address = mainAddress(properties)
  for (const property of properties) {
    const text = textOfValue(property, fallback)
    if (property.name === 'FN' && (named || company)) continue
    if (property.name === 'N' && company) continue
    READ[property.name]?.({
      property,
      text,
      add,
      isFirst: property.name !== 'ADR' || property === address,
    })
  }
  if (company && !said.some(({ field }) => field === 'companyName')) {
    const name = properties.find((one) => one.name === 'FN')
    if (name) add('companyName', whole(textOfValue(name, fallback)))
  }
  return said
}

/** The address that goes into the record: the preferred one, the home, the first. */
function mainAddress(properties: Property[]): Property | undefined {
  const all = properties.filter(
    ({ name, value }) => name === 'ADR' && value.replace(/[;\s]/g, '') !== '',
  )
  return (
    all.find((one) => typesOf(one).includes('PREF') || one.params.has('PREF')) ??
    all.find((one) => typesOf(one).includes('HOME')) ??
    all[0]
  )
}

/** What programs write for themselves, and pictures: nobody misses it. */
const OWN =
  /^(?:VERSION|PRODID|UID|REV|PHOTO|LOGO|SOUND|KEY|FN|N|KIND|SORT-STRING|MAILER|CLASS|TZ|LABEL|SOURCE|NAME|PROFILE|CLIENTPIDMAP|GENDER|AGENT|X-AB(?:UID|LABEL|ADR|SHOWAS|ORDER)|X-(?:MS|EVOLUTION|MOZILLA|GOOGLE|PHONETIC|ADDRESSING|IMAGE|CLASS|WAB|LIC|RADICALE|ANDROID).*)$/

/** Names of properties that say something and have no place with us. */
export const leftOf = (properties: Property[]): string[] => [
  ...new Set(
    properties
      .filter(
        ({ name, value }) => !READ[name] && !OWN.test(name) && value.replace(/[;\s]/g, '') !== '',
      )
      .map(({ name }) => name),
  ),
]

interface Reading {
  property: Property
  text: string
  /** Of several addresses the one that goes into the record. */
  isFirst: boolean
  add(field: Field, value: string | undefined, label?: string): void
}

const typesOf = (property: Property): string[] => property.params.get('TYPE') ?? []
const without = (text: string, scheme: string): string =>
  text.toLowerCase().startsWith(scheme) ? text.slice(scheme.length) : text

function phoneField(types: string[]): Field {
  if (types.includes('FAX') && !types.includes('CELL')) return 'fax'
  if (types.includes('CELL') || types.includes('IPHONE')) return 'mobile'
  return types.includes('WORK') ? 'workPhone' : 'phone'
}

const READ: Record<string, (reading: Reading) => void> = {
  FN: ({ text, add }) => add('fullName', whole(text)),
  N: ({ text, add }) => {
    const [last, first, middle, title] = partsOf(text, ';')
    add('title', title)
    add('firstName', first)
    add('middleName', middle)
    add('lastName', last)
  },
  ORG: ({ text, add }) => {
    const [name, ...units] = partsOf(text, ';').filter((part) => part !== '')
    add('companyName', name)
    add('department', units.join(', '))
  },
  TITLE: ({ text, add }) => add('jobTitle', whole(text)),
  ROLE: ({ text, add }) => add('jobTitle', whole(text)),
  TEL: ({ property, text, add }) => {
    add(phoneField(typesOf(property)), without(whole(text), 'tel:').replace(/;ext=/i, ' ext. '))
  },
  EMAIL: ({ text, add }) => add('email', without(whole(text), 'mailto:')),
  ADR: ({ text, add, isFirst }) => {
    const [box, more, street, town, region, postalCode, country] = partsOf(text, ';')
    const line = [street, more, box].filter(Boolean).join(', ')
    if (!isFirst)
      return add(
        'otherAddress',
        [line, [postalCode, town].filter(Boolean).join(' '), region, country]
          .filter(Boolean)
          .join(', ')
          .replace(/\n/g, ', '),
      )
    add('street', line)
    add('postalCode', postalCode)
    add('town', town)
    add('region', region)
    add('country', country)
  },
  BDAY: ({ text, add }) => add('birthDate', whole(text)),
  LANG: ({ text, add }) => add('language', whole(text)),
  CATEGORIES: ({ text, add }) => {
    for (const tag of partsOf(text, ',')) add('tags', tag)
  },
  NICKNAME: ({ text, add }) => add('nickname', partsOf(text, ',').filter(Boolean).join(', ')),
  ANNIVERSARY: ({ text, add }) => add('anniversary', whole(text)),
  'X-ANNIVERSARY': ({ text, add }) => add('anniversary', whole(text)),
  RELATED: ({ text, add }) => add('relatedName', whole(text)),
  'X-ABRELATEDNAMES': ({ text, add }) => add('relatedName', whole(text)),
  'X-SPOUSE': ({ text, add }) => add('spouseName', whole(text)),
  IMPP: ({ text, add }) => add('messenger', whole(text)),
  'X-SKYPE': ({ text, add }) => add('messenger', whole(text)),
  NOTE: ({ text, add }) => add('notes', whole(text)),
  URL: ({ text, add }) => add('website', whole(text)),
}
