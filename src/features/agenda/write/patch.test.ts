import { expect, test } from 'vitest'
import type { AgendaEvent } from '../../../../generated/model'
import { draftOf, outgoing } from './draft'
import { patchOf } from './patch'

const event = {
  id: 'e1',
  kind: 'visit',
  title: 'Visita',
  status: 'confirmed',
  visibility: 'agency',
  startsAt: '2032-05-10T09:00:00.000Z',
  endsAt: '2032-05-10T10:00:00.000Z',
  allDay: false,
  rrule: null,
  location: 'Carrer de la Lluna 1',
  notes: null,
  color: null,
  travelMinutesBefore: null,
  travelMinutesAfter: 15,
  remindBy: ['PLATFORM'],
  reminders: [60],
  organiserId: 'aina',
  homes: [{ id: 'h1', ref: 'LL-1', title: null }],
  attendees: [{ contactId: 'c1', agentId: null, email: null, name: 'Pep', reply: 'accepted' }],
} as unknown as AgendaEvent

const sentOf = (fields: object = {}, draft: object = {}) => {
  const start = draftOf(event)
  const parts = outgoing({ ...start.draft, ...draft })
  if (!parts) throw new Error('no times')
  return { ...parts, fields: { ...start.fields, ...fields } }
}

test('of an event that was not touched nothing is sent', () => {
  expect(patchOf(event, sentOf())).toEqual({})
})

test('only what was touched is sent, and what was emptied as nothing', () => {
  expect(patchOf(event, sentOf({ notes: 'x' }))).toEqual({ notes: 'x' })
  expect(patchOf(event, sentOf({ location: undefined, travelMinutesAfter: undefined }))).toEqual({
    location: null,
    travelMinutesAfter: null,
  })
  expect(patchOf(event, sentOf({}, { homes: [] }))).toEqual({ propertyIds: [] })
})
