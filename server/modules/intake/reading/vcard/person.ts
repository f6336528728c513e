import type { Encoding } from '../encoding.ts'
import type { Field, Said } from '../row.ts'
import { partsOf, textOfValue, whole } from './decode.ts'
import type { Property } from './lines.ts'

/** What a card says of its person, in the words of our fields. */
export function saidBy(properties: Property[], fallback: Encoding): Said[] {
  const said: Said[] = []
  const add = (field: Field, value: string | undefined, label?: string): void => {
    if (value) said.push({ field, value, ...(label && { label }) })
  }
  const named = properties.some(({ name, value }) => name === 'N' && value.replace(/[;\s]/g, '') !== '')
  const company = properties.some(({ name, value }) => (name === 'KIND' && /^org/i.test(value)) || (name === 'X-ABSHOWAS' && /^company/i.test(value)))
  for (const property of properties) {
    const text = textOfValue(property, fallback)
    if (property.name === 'FN' && (named || company)) continue
    if (property.name === 'N' && company) continue
    READ[property.name]?.({ property, text, add })
  }
  if (company && !said.some(({ field }) => field === 'companyName')) {
    const name = properties.find((one) => one.name === 'FN')
    if (name) add('companyName', whole(textOfValue(name, fallback)))
  }
  return said
}

interface Reading {
  property: Property
  text: string
  add(field: Field, value: string | undefined, label?: string): void
}

const typesOf = (property: Property): string[] => property.params.get('TYPE') ?? []
const without = (text: string, scheme: string): string => (text.toLowerCase().startsWith(scheme) ? text.slice(scheme.length) : text)

function phoneField(types: string[]): Field | null {
  if (types.includes('FAX') && !types.includes('CELL')) return null
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
  ORG: ({ text, add }) => add('companyName', partsOf(text, ';').find((part) => part !== '')),
  TITLE: ({ text, add }) => add('jobTitle', whole(text)),
  ROLE: ({ text, add }) => add('jobTitle', whole(text)),
  TEL: ({ property, text, add }) => {
    const field = phoneField(typesOf(property))
    if (field) add(field, without(whole(text), 'tel:').replace(/;ext=/i, ' ext. '))
  },
  EMAIL: ({ text, add }) => add('email', without(whole(text), 'mailto:')),
  ADR: ({ text, add }) => {
    const [box, more, street, town, , postalCode, country] = partsOf(text, ';')
    add('street', [street, more, box].filter(Boolean).join(', '))
    add('postalCode', postalCode)
    add('town', town)
    add('country', country)
  },
  BDAY: ({ text, add }) => add('birthDate', whole(text)),
  LANG: ({ text, add }) => add('language', whole(text)),
  CATEGORIES: ({ text, add }) => {
    for (const tag of partsOf(text, ',')) add('tags', tag)
  },
  NOTE: ({ text, add }) => add('notes', whole(text)),
  URL: ({ text, add }) => add('website', whole(text)),
}
