import { clean, type Encoding } from '../../../../formats/table/encoding.ts'
import type { FileRow, Remark } from '../row.ts'
import { textOfValue } from './decode.ts'
import { propertiesOf, type Property } from './lines.ts'
import { leftOf, saidBy } from './person.ts'

interface Card {
  line: number
  properties: Property[]
  remarks: Remark[]
  /** Cards within this one (an assistant's, in 2.1) are passed over. */
  inner: number
}

/** Fields that make a card somebody's. */
const TELLING = new Set([
  'fullName',
  'firstName',
  'lastName',
  'companyName',
  'email',
  'phone',
  'mobile',
  'workPhone',
])
const SHOWN = 80

/**
 * Cards of a file, 2.1, 3.0 and 4.0 mixed: what is readable is read, the rest is listed with its
 * line. `text` holds the file's bytes one by one (Latin), since each value may have an encoding of
 * its own.
 */
export function* readCards(text: string, fallback: Encoding): Generator<FileRow> {
  let card: Card | null = null
  for (const property of propertiesOf(text)) {
    const { name, line } = property
    if (isMark(property, 'BEGIN')) {
      if (card && isAgent(card.properties.at(-1))) card.inner += 1
      else {
        if (card) yield finish(card, fallback, 'cardNotEnded')
        card = { line, properties: [], remarks: [], inner: 0 }
      }
    } else if (!card)
      yield {
        kind: 'lost',
        line,
        text: shown(property, fallback),
        remarks: [{ field: 'row', key: 'outsideCard' }],
      }
    else if (isMark(property, 'END')) {
      if (card.inner > 0) card.inner -= 1
      else {
        yield finish(card, fallback)
        card = null
      }
    } else if (card.inner > 0) continue
    else if (name === '') stray(card, property)
    else card.properties.push(property)
  }
  if (card) yield finish(card, fallback, 'cardCut')
}

const isMark = ({ name, value }: Property, mark: string): boolean =>
  name === mark && value.trim().toUpperCase() === 'VCARD'
const isAgent = (property: Property | undefined): boolean =>
  property?.name === 'AGENT' && property.value.trim() === ''

/**
 * A line that is no property: a note that was broken without folding goes on, another is remarked.
 */
function stray(card: Card, property: Property): void {
  const last = card.properties.at(-1)
  if (last?.name === 'NOTE') last.value += `\\n${property.value}`
  else if (card.remarks.length < 5)
    card.remarks.push({ field: 'row', key: 'strayLine', params: { line: property.line } })
}

function shown(property: Property, fallback: Encoding): string {
  return clean(textOfValue({ ...property, value: property.value.slice(0, SHOWN) }, fallback)).slice(
    0,
    SHOWN,
  )
}

function finish(card: Card, fallback: Encoding, key?: string): FileRow {
  const { line } = card
  const said = saidBy(card.properties, fallback)
  const left = leftOf(card.properties)
  const remarks: Remark[] = [
    ...card.remarks,
    ...(key ? [{ field: 'row', key }] : []),
    ...(left.length > 0
      ? [{ field: 'row', key: 'cardRest', params: { text: left.join(', ').slice(0, 120) } }]
      : []),
  ]
  if (said.some(({ field }) => TELLING.has(field))) return { kind: 'said', line, said, remarks }
  const [first] = card.properties.filter(({ name }) => name !== 'VERSION')
  return {
    kind: 'lost',
    line,
    text: first ? shown(first, fallback) : '',
    remarks: [...remarks, { field: 'row', key: 'emptyCard' }],
  }
}
