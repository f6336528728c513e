import { expect, it } from 'vitest'
import type { IntegrationActivity, IntegrationLogEntry } from '../../../../generated/model'
import { happenings } from './happenings'

const channel = (name: string) => ({ id: name, name, direction: 'out' as const })
const home = (ref: string) => ({ propertyId: ref, ref, title: null })

const happened = (
  on: string,
  kind: IntegrationLogEntry['kind'],
  about: { ref?: string; count?: number; at?: string } = {},
): IntegrationActivity => ({
  channel: channel(on),
  entry: {
    id: `${on}-${kind}-${about.ref ?? ''}`,
    at: about.at ?? '2026-11-26T10:02:00Z',
    byName: null,
    kind,
    field: null,
    old: null,
    new: about.count ?? 1,
    home: about.ref ? home(about.ref) : null,
  },
})

const told = (items: IntegrationActivity[]) =>
  happenings(items).map(({ entry, channels, homes, home: one }) => [
    entry.kind,
    channels.map(({ name }) => name).join('+'),
    one?.ref ?? homes,
  ])

it('a home that left all channels at once is one line with all of them', () => {
  const left = ['Kyero', 'Web', 'Meta'].map((on) => happened(on, 'left', { ref: 'LL-1' }))
  expect(told(left)).toEqual([['left', 'Kyero+Web+Meta', 'LL-1']])
})

it('homes that went out together on the same channels are their number', () => {
  const out = ['LL-1', 'LL-2', 'LL-3'].flatMap((ref) =>
    ['Kyero', 'Web'].map((on) => happened(on, 'out', { ref })),
  )
  const more = happened('Kyero', 'out', { count: 200 })
  expect(told([...out, more])).toEqual([
    ['out', 'Kyero+Web', 3],
    ['out', 'Kyero', 200],
  ])
})

it('what came later, on another day or is another act stays a line of its own', () => {
  const day = { ref: 'LL-1', at: '2026-11-25T10:02:00Z' }
  expect(
    told([
      happened('Kyero', 'out', { ref: 'LL-1' }),
      happened('Kyero', 'read', { count: 7 }),
      happened('Web', 'read', { count: 7 }),
      happened('Kyero', 'left', day),
      happened('Web', 'out', day),
    ]),
  ).toEqual([
    ['out', 'Kyero', 'LL-1'],
    ['read', 'Kyero', 7],
    ['read', 'Web', 7],
    ['left', 'Kyero', 'LL-1'],
    ['out', 'Web', 'LL-1'],
  ])
})
