import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { toIcs, type Appointment } from './ics.ts'

const one: Appointment = {
  uid: '0193a1f0@llar',
  sequence: 2,
  cancelled: false,
  confirmed: true,
  now: new Date('2026-11-01T00:00:00Z'),
  startsAt: new Date('2026-11-23T10:00:00Z'),
  endsAt: new Date('2026-11-23T10:45:00Z'),
  summary: 'Visita; Casa, con «patio» ñ'.repeat(5),
  description: 'Línea 1\nLínea 2\\',
  location: 'Carrer Major 3, Sóller',
}

it('is read by a calendar as it was meant', () => {
  const text = toIcs(one)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent') ?? undefined,
  )
  expect([event.summary, event.description, event.location]).toEqual([
    one.summary,
    one.description,
    one.location,
  ])
  expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([one.startsAt, one.endsAt])
  expect([event.sequence, event.component.getFirstPropertyValue('status')]).toEqual([
    2,
    'CONFIRMED',
  ])
})

it('says that it is off, or not sure yet', () => {
  expect(toIcs({ ...one, cancelled: true })).toContain('METHOD:CANCEL\r\n')
  expect(toIcs({ ...one, cancelled: true })).toContain('STATUS:CANCELLED\r\n')
  expect(toIcs({ ...one, confirmed: false, location: null })).toContain('STATUS:TENTATIVE\r\n')
  expect(toIcs({ ...one, summary: 'a\r\nATTENDEE:x' })).toContain('SUMMARY:a\\nATTENDEE:x\r\n')
})
