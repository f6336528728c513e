import type { AgendaItem } from '../../../../generated/model'

/** Our colours of events. */
export type Tone = 'primary' | 'sea' | 'sun' | 'ok' | 'neutral'

const BY_KIND: Record<AgendaItem['kind'], Tone> = {
  visit: 'primary',
  open_house: 'primary',
  key_handover: 'primary',
  call: 'sea',
  meeting: 'sea',
  task: 'sea',
  reminder: 'sea',
  valuation: 'sun',
  capture: 'sun',
  signing: 'ok',
  arras: 'ok',
  unavailability: 'neutral',
}

/** The colour of an event: its own, or its kind's. */
export const toneOf = ({ kind, color, busy }: Pick<AgendaItem, 'kind' | 'color' | 'busy'>): Tone =>
  busy ? 'neutral' : (color ?? BY_KIND[kind])

/** The place of a person in the row of colours, 1 to 5. */
export const placeOf = (id: string, people: { id: string }[]): number =>
  (Math.max(
    0,
    people.findIndex((one) => one.id === id),
  ) %
    5) +
  1

/** One key for an occurrence. */
export const keyOf = ({ id, occurrence }: Pick<AgendaItem, 'id' | 'occurrence'>): string =>
  occurrence ? `${id}~${occurrence}` : id

/** Between two facts of a line. */
export const DOT = ' · '

/** Who and where; what is not known is left out. */
export const factsOf = ({
  people,
  homes,
  location,
}: Pick<AgendaItem, 'people' | 'homes' | 'location'>): string[] =>
  [
    people.length > 2 ? `${people[0]} +${people.length - 1}` : people.join(', '),
    homes.map(({ ref }) => ref).join(', ') || location,
  ].flatMap((fact) => fact || [])
