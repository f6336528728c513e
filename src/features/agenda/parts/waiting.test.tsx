import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AgendaEvent, AgendaItem, AgendaPage } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setWaiting, type Waiting } from '../../../lib/waiting'
import { changesOf, fieldsOf, type KeptChange } from './changed'
import { useWaitingDiary, useWaitingEvent } from './waiting'

const at = (day: number, hour: number): string =>
  new Date(Date.UTC(2032, 4, day, hour)).toISOString()
const item = (id: string, part: Partial<AgendaItem> = {}): AgendaItem => ({
  id,
  occurrence: null,
  series: false,
  organiserId: 'aina',
  agentIds: ['aina'],
  kind: 'visit',
  title: 'Visita',
  startsAt: at(10, 9),
  endsAt: at(10, 10),
  allDay: false,
  status: 'confirmed',
  color: null,
  location: null,
  people: [],
  homes: [],
  busy: false,
  writable: true,
  travelMinutesBefore: null,
  travelMinutesAfter: null,
  version: 1,
  ...part,
})
const page = (...items: AgendaItem[]): AgendaPage => ({
  items,
  travels: [
    {
      fromId: 'e1',
      toId: 'e2',
      agentId: 'aina',
      startsAt: at(10, 10),
      minutes: 20,
      available: 30,
      crossing: false,
    } as unknown as AgendaPage['travels'][number],
  ],
  people: [],
  cut: false,
})
let n = 0
const kept = (
  operation: string,
  url: string,
  data: object,
  rest: Partial<Waiting> = {},
): Waiting => ({
  n: (n += 1),
  operation,
  url,
  data,
  at: at(9, 8),
  refusal: null,
  ...rest,
})
const change = (id: string, data: object, rest: Partial<Waiting> = {}) =>
  kept('updateAgendaEvent', `/api/v1/agenda/${id}/`, { version: 1, ...data }, rest)

let i18n: Awaited<ReturnType<typeof createI18n>>
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
)
const DAY = { from: at(10, 0), to: at(11, 0), agents: ['aina'], kinds: [] }
const diary = (read: AgendaPage, shown = DAY) =>
  renderHook(() => useWaitingDiary(read, shown), { wrapper }).result.current

beforeEach(async () => {
  i18n = await createI18n('es', ['agenda'])
  setSession({ ...EMPTY_PROFILE, token: 't', id: 'aina' })
})
afterEach(() => setWaiting([]))

test('an event that was moved without a connection stands where it was put, and says that it waits', () => {
  setWaiting([change('e1', { startsAt: at(10, 14), endsAt: at(10, 15) })])
  const shown = diary(page(item('e1'), item('e2', { startsAt: at(10, 11), endsAt: at(10, 12) })))
  expect(shown?.items.map(({ id, startsAt, waits }) => [id, startsAt, waits])).toEqual([
    ['e2', at(10, 11), undefined],
    ['e1', at(10, 14), 'sent'],
  ])
  // The way between them was reckoned for other hours.
  expect(shown?.travels).toEqual([])
})

test('one that was moved to another day goes from this one, and comes to that one', () => {
  const one = item('e1')
  setWaiting([change('e1', { startsAt: at(12, 9), endsAt: at(12, 10) }, { base: one })])
  expect(diary(page(one))?.items).toEqual([])
  const there = diary(page(), { ...DAY, from: at(12, 0), to: at(13, 0) })
  expect(there?.items.map(({ id, waits }) => [id, waits])).toEqual([['e1', 'sent']])
})

test('a day of a series comes to a week that has a day of its own, and what was refused comes nowhere', () => {
  const [own, other] = [at(10, 9), at(17, 9)].map((occurrence) =>
    item('s1', { occurrence, startsAt: occurrence, endsAt: occurrence.replace('09:', '10:') }),
  ) as [AgendaItem, AgendaItem]
  const data = { scope: 'this', occurrence: at(17, 9), startsAt: at(10, 15), endsAt: at(10, 16) }
  setWaiting([change('s1', data, { base: other })])
  expect(diary(page(own))?.items.map(({ startsAt }) => startsAt)).toEqual([at(10, 9), at(10, 15)])
  const gone = item('e9')
  setWaiting([change('e9', { title: 'Otra' }, { base: gone, refusal: { text: 'no' } })])
  expect(diary(page())?.items).toEqual([])
})

test('a new one is shown before the server has it, with no record to open', () => {
  const call = { kind: 'call', startsAt: at(10, 7), endsAt: at(10, 8) }
  setWaiting([kept('createAgendaEvent', '/api/v1/agenda/', call)])
  const [first] = diary(page(item('e1')))?.items ?? []
  expect(first).toMatchObject({ title: 'Llamada', isNew: true, writable: false, waits: 'sent' })
  expect(diary(page(item('e1')), { ...DAY, agents: ['biel'] })?.items.length).toBe(1)
})

test('what was refused is as it is stored, and is said to be settled', () => {
  setWaiting([change('e1', { title: 'Otra' }, { refusal: { text: 'no' } })])
  expect(diary(page(item('e1')))?.items[0]).toMatchObject({ title: 'Visita', waits: 'settled' })
})

test('of a series only the day that was meant changes its hours', () => {
  const [first, second] = [at(10, 9), at(17, 9)]
  const one = (occurrence: string) => ({ id: 's1', occurrence })
  const [only] = [change('s1', { scope: 'this', occurrence: second })] as KeptChange[]
  const [on] = [change('s1', { scope: 'following', occurrence: second })] as KeptChange[]
  const all = [only, on].flatMap((each) => each ?? [])
  expect(changesOf(one(first), all)).toEqual([])
  expect(changesOf(one(second), all).length).toBe(2)
  expect(changesOf(one(at(24, 9)), all)).toEqual([on])
})

test('a record has what its person wrote, and which parts of it wait', () => {
  const event = {
    ...item('e1'),
    rrule: null,
    attendees: [],
    outcome: null,
    notes: null,
  } as unknown as AgendaEvent
  const sent = { title: 'Visita', outcome: 'Vuelve el lunes', notes: null, startsAt: at(10, 9) }
  setWaiting([change('e1', sent, { base: event }), change('e2', { outcome: 'No' })])
  const { result } = renderHook(() => useWaitingEvent(event), { wrapper })
  expect(result.current.event?.outcome).toBe('Vuelve el lunes')
  expect(result.current.changes.flatMap(fieldsOf)).toEqual(['outcome'])
})
