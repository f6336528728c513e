import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AgendaChange,
  AgendaPage,
  CalendarFeedAddress,
  CalendarImport,
} from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { BrokenFile } from './ics/lines.ts'
import { readCalendar } from './ics/read.ts'

let server: TestServer
let agent: Person

beforeAll(async () => {
  server = await startTestServer()
  agent = await server.register({ role: 'ADMIN', agencyName: 'Calendars' })
}, 300_000)
afterAll(() => server.close())

const fileOf = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: new URL(url).pathname, headers })
const ics = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
const event = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'DTSTAMP:20261101T000000Z',
  ...lines,
  'END:VEVENT',
]
const send = (content: string, preview: boolean) =>
  server.call('importCalendar', {
    token: agent.token,
    body: { preview } as never,
    files: [{ field: 'file', filename: 'c.ics', mime: 'text/calendar', content }],
  })
const put = async (content: string, preview = false) =>
  (await send(content, preview)).body as CalendarImport
const list = async (from: string, to: string) =>
  (
    (await server.call('listAgenda', { token: agent.token, query: { from, to } }))
      .body as AgendaPage
  ).items

describe('a file', () => {
  const ZONE = [
    'BEGIN:VTIMEZONE',
    'TZID:Oficina',
    'BEGIN:STANDARD',
    'DTSTART:19701101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:19700308T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]
  const FULL = ics(
    ...ZONE,
    ...event(
      'UID:a@test',
      'SUMMARY:Reunión\\, larga',
      ' con continuación',
      'DTSTART;TZID=Europe/Madrid:20270125T100000',
      'DTEND;TZID=Europe/Madrid:20270125T110000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/Madrid:20270201T100000',
    ),
    ...event(
      'UID:a@test',
      'SUMMARY:Reunión movida',
      'RECURRENCE-ID;TZID=Europe/Madrid:20270208T100000',
      'DTSTART;TZID=Europe/Madrid:20270209T120000',
      'DTEND;TZID=Europe/Madrid:20270209T130000',
    ),
    ...event(
      'UID:b@test',
      'SUMMARY:Nueva York',
      'DTSTART;TZID=Oficina:20270126T100000',
      'DURATION:PT30M',
    ),
    ...event(
      'UID:c@test',
      'SUMMARY:Festivo',
      'DTSTART;VALUE=DATE:20270127',
      'DTEND;VALUE=DATE:20270128',
    ),
    ...event('UID:d@test', 'SUMMARY:Flotante', 'DTSTART:20270128T090000', 'DTEND:20270128T100000'),
  )

  it('is shown first, then read once: zones, exceptions, moved occurrences, whole days', async () => {
    const preview = await put(FULL, true)
    expect(preview).toMatchObject({ created: 4, updated: 0, same: 0, problems: [] })
    expect(preview.items[0]).toMatchObject({
      title: 'Reunión, largacon continuación',
      repeats: true,
      exceptions: 2,
      action: 'create',
      line: 19,
    })
    expect(await list('2027-01-24T00:00:00Z', '2027-02-20T00:00:00Z')).toEqual([])
    expect(await put(FULL)).toMatchObject({ created: 4, problems: [] })
    const items = await list('2027-01-24T00:00:00Z', '2027-02-20T00:00:00Z')
    expect(items.map(({ title, startsAt }) => [startsAt.slice(0, 16), title.slice(0, 9)])).toEqual([
      ['2027-01-25T09:00', 'Reunión, '],
      ['2027-01-26T15:00', 'Nueva Yor'],
      ['2027-01-26T23:00', 'Festivo'],
      ['2027-01-28T08:00', 'Flotante'],
      ['2027-02-09T11:00', 'Reunión m'],
      ['2027-02-15T09:00', 'Reunión, '],
    ])
    expect(await put(FULL)).toMatchObject({ created: 0, updated: 0, same: 4 })
    expect(await put(FULL.replace('20270209T120000', '20270209T121500'))).toMatchObject({
      created: 0,
      updated: 1,
      same: 3,
    })
    expect(
      (await list('2027-02-09T00:00:00Z', '2027-02-10T00:00:00Z')).map(({ startsAt }) => startsAt),
    ).toEqual(['2027-02-09T11:15:00.000Z'])
    expect(await list('2027-01-24T00:00:00Z', '2027-02-20T00:00:00Z')).toHaveLength(6)
  })

  it('with a broken event is read but for it, and says where', async () => {
    const some = await put(
      ics(
        ...event('UID:e@test', 'SUMMARY:Sin fecha'),
        ...event(
          'UID:f@test',
          'SUMMARY:Al revés',
          'DTSTART:20270301T100000Z',
          'DTEND:20270301T090000Z',
        ),
        ...event(
          'UID:g@test',
          'SUMMARY:Cada hora',
          'DTSTART:20270301T100000Z',
          'DTEND:20270301T110000Z',
          'RRULE:FREQ=HOURLY',
        ),
        ...event(
          'UID:h@test',
          'SUMMARY:Buena',
          'DTSTART:20270301T120000Z',
          'DTEND:20270301T130000Z',
        ),
        ...event('UID:x@test', 'RECURRENCE-ID:20270301T120000Z', 'DTSTART:20270301T120000Z'),
      ),
      true,
    )
    expect(some).toMatchObject({ created: 1, left: 4, partly: 0 })
    expect(some.problems.map(({ line, title, kept }) => [line, title, kept])).toEqual([
      [4, 'Sin fecha', false],
      [9, 'Al revés', false],
      [16, 'Cada hora', false],
      [31, 'Sin título', false],
    ])
    expect(some.problems[0]?.text).toBe('Esta cita no dice cuándo empieza')
  })

  it('from elsewhere comes in by its own clock, with dates beside its rule, and from the year somebody was born', async () => {
    const file = ics(
      ...event(
        'UID:lon@test',
        'SUMMARY:Londres',
        'DTSTART;TZID=Europe/London:20270701T100000',
        'DTEND;TZID=Europe/London:20270701T110000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'RDATE;TZID=Europe/London:20270703T120000',
        'EXDATE;VALUE=DATE:20270708',
      ),
      ...event(
        'UID:born@test',
        'SUMMARY:Cumple de Aina',
        'DTSTART;VALUE=DATE:19470705',
        'RRULE:FREQ=YEARLY',
      ),
      ...event(
        'UID:gone@test',
        'SUMMARY:Nunca',
        'DTSTART:20270706T080000Z',
        'RRULE:FREQ=WEEKLY;UNTIL=20270101T000000Z',
      ),
      ...event('UID:odd@test', 'SUMMARY:Rara', 'DTSTART:ayer'),
    )
    const done = await put(file)
    expect(done).toMatchObject({ created: 3, left: 1, partly: 1 })
    expect(done.problems.map(({ title, text, kept }) => [title, text, kept])).toEqual([
      ['Rara', 'Esta cita tiene una fecha que no existe', false],
      ['Nunca', 'Su repetición no da ninguna fecha: se ha guardado sin ella', true],
    ])
    const shown = async () =>
      (await list('2027-07-01T00:00:00Z', '2027-07-15T00:00:00Z')).map(({ title, startsAt }) => [
        title,
        startsAt.slice(5, 16),
      ])
    const all = [
      ['Londres', '07-01T09:00'],
      ['Londres', '07-03T11:00'],
      ['Cumple de Aina', '07-04T22:00'],
      ['Nunca', '07-06T08:00'],
    ]
    expect(await shown()).toEqual(all)
    expect(await put(file)).toMatchObject({ created: 0, updated: 0, same: 3 })
    expect(await put(file.replace('20270703T120000', '20270704T120000'))).toMatchObject({
      updated: 1,
      same: 2,
    })
    expect(await shown()).toContainEqual(['Londres', '07-04T11:00'])
    const { url } = (await server.call('createCalendarFeed', { token: agent.token }))
      .body as CalendarFeedAddress
    expect((await fileOf(url)).body).toContain('RDATE:20270704T110000Z')
  })

  it('brings a series whose dates beside the rule move, end and come back with it', async () => {
    await put(
      ics(
        ...event(
          'UID:rd@test',
          'SUMMARY:Clase',
          'DTSTART;TZID=Europe/Madrid:20271004T100000',
          'DTEND;TZID=Europe/Madrid:20271004T110000',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'RDATE;TZID=Europe/Madrid:20271006T120000,20271013T120000',
        ),
      ),
    )
    const shown = async () =>
      (await list('2027-10-01T00:00:00Z', '2027-11-01T00:00:00Z')).filter(
        ({ title }) => title === 'Clase',
      )
    const starts = async () => (await shown()).map(({ startsAt }) => startsAt.slice(5, 16))
    const whole = ['10-04T08:00', '10-06T10:00', '10-11T08:00', '10-13T10:00', '10-18T08:00']
    expect(await starts()).toEqual(whole)
    const [first] = await shown()
    if (!first) throw new Error('The series is there')
    const id = first.id
    const moved = (
      await server.call('updateAgendaEvent', {
        token: agent.token,
        params: { id },
        body: {
          version: first.version,
          scope: 'all',
          occurrence: first.startsAt,
          startsAt: '2027-10-05T08:00:00Z',
        },
      })
    ).body as AgendaChange
    expect(await starts()).toEqual([
      '10-05T08:00',
      '10-07T10:00',
      '10-12T08:00',
      '10-14T10:00',
      '10-19T08:00',
    ])
    expect(
      (await server.call('undoAgenda', { token: agent.token, body: { undo: moved.undo } })).status,
    ).toBe(204)
    expect(await starts()).toEqual(whole)
    const cut = (
      await server.call('deleteAgendaEvent', {
        token: agent.token,
        params: { id },
        query: { scope: 'following', occurrence: '2027-10-13T10:00:00Z' },
      })
    ).body as { undo: string }
    expect(await starts()).toEqual(whole.slice(0, 3))
    await server.call('undoAgenda', { token: agent.token, body: { undo: cut.undo } })
    await server.call('deleteAgendaEvent', {
      token: agent.token,
      params: { id },
      query: { scope: 'this', occurrence: '2027-10-06T10:00:00Z' },
    })
    expect(await starts()).toEqual(whole.filter((_, at) => at !== 1))
  })

  it.each([
    ['', 'no empieza por BEGIN:VCALENDAR'],
    ['<html></html>', 'no empieza por BEGIN:VCALENDAR'],
    [ics('BEGIN:VEVENT', 'SUMMARY:x', 'END:VTODO'), 'La línea 6 cierra VTODO'],
    [ics(), 'no tiene ninguna cita'],
    [
      ics(...Array.from({ length: 2001 }, () => event('UID:1', 'DTSTART:20270301T120000Z')).flat()),
      'tiene 2001 citas',
    ],
  ])('that is broken is refused in words (%#)', (source, words) => {
    expect(() => readCalendar(source, 'es')).toThrow(BrokenFile)
    expect(() => readCalendar(source, 'es')).toThrow(words)
  })

  it('with a zone that changes its clock every second is read at once, by our clock', () => {
    const zone = (rule: string) => [
      'BEGIN:VTIMEZONE',
      'TZID:Bomb',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      `RRULE:${rule}`,
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    for (const rule of [
      'FREQ=SECONDLY',
      'FREQ=DAILY',
      'FREQ=YEARLY;BYMONTH=1;BYDAY=MO,TU;BYSECOND=1,2,3',
    ]) {
      const { events } = readCalendar(
        ics(
          ...zone(rule),
          ...event(
            'UID:bomb',
            'DTSTART;TZID=Bomb:20261201T100000',
            'DTEND;TZID=Bomb:20261201T110000',
            'SUMMARY:X',
          ),
        ),
        'es',
      )
      expect(events[0]?.event).toMatchObject({
        startsAt: '2026-12-01T09:00:00.000Z',
        timeZone: 'Europe/Madrid',
      })
    }
  })

  it('with more exceptions, clocks, years or parts than any diary has holds nobody up', () => {
    const zones = Array.from({ length: 500 }, (_, n) => [
      'BEGIN:VTIMEZONE',
      `TZID:Z${n}`,
      'BEGIN:STANDARD',
      'DTSTART:16000101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]).flat()
    const far = Array.from({ length: 500 }, (_, n) =>
      event(`UID:far${n}`, `DTSTART;TZID=Z${n}:99980101T100000`),
    ).flat()
    expect(
      readCalendar(ics(...zones, ...far, ...event('UID:near', 'DTSTART:20270301T100000')), 'es'),
    ).toMatchObject({ events: [{ event: { uid: 'near' } }] })
    const days = (count: number) =>
      `EXDATE:${Array.from({ length: count }, (_, n) => `2027${String((n % 12) + 1).padStart(2, '0')}15T100000`).join(',')}`
    expect(
      readCalendar(
        ics(...event('UID:some', 'DTSTART:20270115T100000', 'RRULE:FREQ=MONTHLY', days(4000))),
        'es',
      ).events[0]?.event.exdates,
    ).toHaveLength(4000)
    for (const lines of [
      [days(100_000)],
      Array.from({ length: 6000 }, () => days(1)),
      [`SUMMARY${';X-A="b"'.repeat(100_000)}:x`],
      [...Array<string>(20_000).fill('BEGIN:VALARM'), ...Array<string>(20_000).fill('END:VALARM')],
    ]) {
      expect(() =>
        readCalendar(ics(...event('UID:bomb', 'DTSTART:20270115T100000', ...lines)), 'es'),
      ).toThrow('más de lo que cabe en una agenda')
    }
  })

  it('whose rules take more steps than a file has keeps the first, and says which are left', async () => {
    // The first of January, looked for day by day.
    const rule = 'RRULE:FREQ=DAILY;BYMONTH=1;BYMONTHDAY=1;COUNT=27'
    const rare = Array.from({ length: 8 }, (_, n) =>
      event(`UID:rare${n}@test`, `SUMMARY:Paso ${n}`, 'DTSTART:20300101T100000Z', rule),
    ).flat()
    const plain = event('UID:plain@test', 'SUMMARY:Suelta', 'DTSTART:20300101T100000Z')
    const done = await put(ics(...rare, ...plain), true)
    expect(done).toMatchObject({ created: 6, left: 3, partly: 0 })
    expect(done.problems[0]).toMatchObject({
      title: 'Paso 5',
      text: expect.stringContaining('demasiado trabajo') as string,
      kept: false,
    })
  })

  it('with days that are none, an end before its start and a start named twice brings the rest', async () => {
    const done = await put(
      ics(
        ...event(
          'UID:until@test',
          'SUMMARY:Febrero',
          'DTSTART:20290101T100000Z',
          'RRULE:FREQ=DAILY;UNTIL=20290231',
        ),
        ...event(
          'UID:back@test',
          'SUMMARY:Semanal',
          'DTSTART:20290101T100000Z',
          'DTEND:20290101T110000Z',
          'RRULE:FREQ=WEEKLY;COUNT=3',
        ),
        ...event(
          'UID:back@test',
          'SUMMARY:Semanal movida',
          'RECURRENCE-ID:20290108T100000Z',
          'DTSTART:20290109T100000Z',
          'DTEND:20290109T090000Z',
        ),
        ...event(
          'UID:twice@test',
          'SUMMARY:Dos veces',
          'DTSTART:20290102T100000Z',
          'DTEND:20290102T110000Z',
          'RDATE;VALUE=PERIOD:20290103T100000Z/PT2H,20290103T100000Z/PT3H,20290101T100000Z/PT2H',
        ),
        ...event('UID:last@test', 'SUMMARY:Última', 'DTSTART:20290105T100000Z'),
      ),
    )
    expect(done.problems.map(({ title, kept }) => [title, kept])).toEqual([
      ['Febrero', false],
      ['Semanal movida', false],
      ['Dos veces', true],
    ])
    const items = await list('2029-01-01T00:00:00Z', '2029-02-01T00:00:00Z')
    expect(
      items.map(({ title, startsAt, endsAt }) => [title, startsAt, endsAt.slice(8, 13)]),
    ).toEqual([
      ['Semanal', '2029-01-01T10:00:00.000Z', '01T11'],
      ['Dos veces', '2029-01-02T10:00:00.000Z', '02T11'],
      ['Dos veces', '2029-01-03T10:00:00.000Z', '03T13'],
      ['Última', '2029-01-05T10:00:00.000Z', '05T10'],
      ['Semanal', '2029-01-08T10:00:00.000Z', '08T11'],
      ['Semanal', '2029-01-15T10:00:00.000Z', '15T11'],
    ])
  })

  it('that a colleague brought, too, is not given to them a second time', async () => {
    const colleague = await server.register({ role: 'STAFF', agency: agent })
    const content = ics(...event('UID:both@test', 'SUMMARY:De los dos', 'DTSTART:20310505T100000Z'))
    const file = { field: 'file', filename: 'c.ics', mime: 'text/calendar', content }
    for (const { token } of [agent, colleague])
      await server.call('importCalendar', { token, body: { preview: false }, files: [file] })
    const items = await list('2031-05-05T00:00:00Z', '2031-05-06T00:00:00Z')
    const mine = items.find(({ organiserId }) => organiserId === agent.profile.id)
    const { status, body } = await server.call('updateAgendaEvent', {
      token: agent.token,
      params: { id: mine?.id ?? '' },
      body: { version: mine?.version ?? 0, organiserId: colleague.profile.id },
    })
    expect([status, body]).toEqual([
      400,
      { organiserId: expect.stringContaining('ya tiene esta cita') as string },
    ])
  })

  it('with NUL in it is read without', async () => {
    const { status, body } = await send(
      ics(...event('UID:nul', 'DTSTART:20270301T120000Z', 'SUMMARY:A\0B')),
      false,
    )
    expect([
      status,
      (body as { items: { title: string }[] }).items.map(({ title }) => title),
    ]).toEqual([200, ['AB']])
  })

  it('that is broken answers 400 at its field', async () => {
    const reply = await send('hola', false)
    expect([reply.status, Object.keys(reply.body as object)]).toEqual([400, ['file']])
  })
})

it('Google Calendar is not offered where the site has no access to it', async () => {
  const { token } = agent
  expect((await server.call('getGoogleCalendar', { token })).body).toMatchObject({
    available: false,
    state: 'none',
  })
  expect((await server.call('startGoogleCalendar', { token })).status).toBe(404)
})
