import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, it, vi } from 'vitest'
import { startsBetween } from '../../agenda/index.ts'
import { readCalendar } from './read.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const ics = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
const event = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${lines.join('').slice(0, 60)}`,
  'SUMMARY:Cita',
  ...lines,
  'END:VEVENT',
]
const read = (...lines: string[]) => readCalendar(ics(...lines), 'es', NOW)
const only = (...lines: string[]) => {
  const {
    events: [one],
    problems,
  } = read(...event(...lines))
  if (!one) throw new Error(JSON.stringify(problems))
  return one
}
/** Starts of an event as a diary runs it: minutes of UTC, starts taken away left out. */
const startsOf = (
  { event: one }: ReturnType<typeof only>,
  from = '1900-01-01',
  to = '2100-01-01',
): string[] => {
  const gone = new Set(one.exdates.map((at) => at.getTime()))
  const all = one.rrule
    ? startsBetween(
        {
          starts_at: new Date(one.startsAt),
          rrule: one.rrule,
          time_zone: one.timeZone ?? '',
          rdates: one.rdates,
        },
        new Date(from),
        new Date(to),
      )
    : [new Date(one.startsAt)]
  return all.filter((at) => !gone.has(at.getTime())).map((at) => at.toISOString().slice(0, 16))
}

describe('the hour of an event', () => {
  it.each([
    ['Europe/London', '2027-07-01T09:00', 'Europe/London'],
    ['America/Los_Angeles', '2027-07-01T17:00', 'America/Los_Angeles'],
    ['Pacific Standard Time', '2027-07-01T17:00', 'America/Los_Angeles'],
    ['"(UTC+00:00) Dublin, Edinburgh, Lisbon, London"', '2027-07-01T09:00', 'Europe/Dublin'],
    ['Asia/Kolkata', '2027-07-01T04:30', 'Asia/Kolkata'],
  ])('in %s is read by its clock without a description in the file', (tzid, at, zone) => {
    const { event: one, told } = only(`DTSTART;TZID=${tzid}:20270701T100000`, 'DURATION:PT1H')
    expect([one.startsAt.slice(0, 16), one.timeZone, told]).toEqual([at, zone, []])
  })

  it('without a zone is that of the calendar, of the islands where it names none', () => {
    const far = read(
      'X-WR-TIMEZONE:America/New_York',
      ...event('DTSTART:20270701T100000'),
      ...event('DTSTART;TZID=Europe/Madrid:20270701T100000'),
    )
    expect(far.events.map(({ event: one }) => one.startsAt.slice(11, 16))).toEqual([
      '14:00',
      '08:00',
    ])
    expect(only('DTSTART:20270701T100000').event).toMatchObject({
      startsAt: '2027-07-01T08:00:00.000Z',
      timeZone: 'Europe/Madrid',
    })
  })

  it('in a zone that nobody knows is told, by the name of the event', () => {
    expect(only('DTSTART;TZID=Customized Time Zone:20270701T100000').told).toEqual([
      'No conocemos la zona horaria «Customized Time Zone»: su hora se ha leído con el reloj de Europe/Madrid',
    ])
  })

  it('in a zone that the file describes repeats by the clock that shows the same', () => {
    const zone = (offset: string) => [
      'BEGIN:VTIMEZONE',
      'TZID:Oficina',
      'BEGIN:STANDARD',
      'DTSTART:19701101T020000',
      `TZOFFSETFROM:${offset}`,
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:19700308T020000',
      'TZOFFSETFROM:-0500',
      `TZOFFSETTO:${offset}`,
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]
    const lines = event(
      'DTSTART;TZID=Oficina:20270301T100000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;VALUE=DATE:20270308',
    )
    const [known] = read(...zone('-0400'), ...lines).events
    expect([known?.event.timeZone, known && startsOf(known), known?.told]).toEqual([
      'America/New_York',
      ['2027-03-01T15:00', '2027-03-15T14:00', '2027-03-22T14:00'],
      [],
    ])
    const [strange] = read(...zone('-0330'), ...lines).events
    expect(strange?.event).toMatchObject({
      startsAt: '2027-03-01T15:00:00.000Z',
      exdates: [new Date('2027-03-08T15:00:00Z')],
    })
    expect(strange?.told).toEqual([
      'No conocemos la zona horaria «Oficina»: se repite con la hora de Europe/Madrid',
    ])
  })
})

describe('days and ends', () => {
  it.each([
    [['DTSTART:20270310'], '2027-03-09T23:00', '2027-03-10T23:00', true],
    [['DTSTART:20270310', 'DTEND:20270310'], '2027-03-09T23:00', '2027-03-10T23:00', true],
    [['DTSTART;VALUE=DATE:20270327', 'DURATION:P2D'], '2027-03-26T23:00', '2027-03-28T22:00', true],
    [['DTSTART;VALUE=DATE-TIME:20270310T100000Z'], '2027-03-10T10:00', '2027-03-10T10:00', false],
    [
      ['DTSTART:2027-03-10T10:00:00Z', 'DTEND:2027-03-10T11:00:00Z'],
      '2027-03-10T10:00',
      '2027-03-10T11:00',
      false,
    ],
    [['DTSTART;VALUE=DATE:19470630'], '1947-06-29T23:00', '1947-06-30T23:00', true],
    [
      ['DTSTART;TZID=Europe/Madrid:20270327T230000', 'DURATION:P1D'],
      '2027-03-27T22:00',
      '2027-03-28T21:00',
      false,
    ],
  ])('%j', (lines, startsAt, endsAt, allDay) => {
    const { event: one } = only(...lines)
    expect([one.startsAt.slice(0, 16), one.endsAt.slice(0, 16), one.allDay]).toEqual([
      startsAt,
      endsAt,
      allDay,
    ])
  })
})

describe('repetitions', () => {
  it('start where the event does, also beside the rule, and count that start', () => {
    expect(
      startsOf(only('DTSTART:20270310T100000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3')),
    ).toEqual(['2027-03-10T10:00', '2027-03-15T10:00', '2027-03-22T10:00'])
  })

  it('take dates beside the rule: hours, days, periods with an end of their own, without a rule, too', () => {
    expect(
      startsOf(
        only(
          'DTSTART:20270310T100000Z',
          'RRULE:FREQ=WEEKLY;COUNT=2',
          'RDATE:20270312T110000Z,20270311T090000Z',
          'RDATE:20270310T100000Z',
        ),
      ),
    ).toEqual(['2027-03-10T10:00', '2027-03-11T09:00', '2027-03-12T11:00', '2027-03-17T10:00'])
    expect(
      startsOf(only('DTSTART;VALUE=DATE:20270310', 'RDATE;VALUE=DATE:20270401,20270312')),
    ).toEqual(['2027-03-09T23:00', '2027-03-11T23:00', '2027-03-31T22:00'])
    const periods = only(
      'DTSTART:20270310T100000Z',
      'DTEND:20270310T110000Z',
      'RDATE;VALUE=PERIOD:20270311T100000Z/20270311T130000Z,20270312T100000Z/PT2H',
    )
    expect(
      periods.event.overrides.map(({ occurrence, ends_at }) => [
        occurrence.toISOString().slice(8, 16),
        ends_at.toISOString().slice(8, 16),
      ]),
    ).toEqual([
      ['11T10:00', '11T13:00'],
      ['12T10:00', '12T12:00'],
    ])
    expect(startsOf(periods)).toHaveLength(3)
  })

  it('lose the days that are taken away, hour by hour or whole', () => {
    const weekly = ['DTSTART;TZID=Europe/Madrid:20270310T100000', 'RRULE:FREQ=WEEKLY;COUNT=4']
    expect(startsOf(only(...weekly, 'EXDATE;VALUE=DATE:20270317', 'EXDATE:20270324'))).toEqual([
      '2027-03-10T09:00',
      '2027-03-31T08:00',
    ])
    expect(
      startsOf(
        only(
          'DTSTART;VALUE=DATE:20270310',
          'RRULE:FREQ=DAILY;COUNT=4',
          'EXDATE:20270311T000000',
          'EXDATE:20270312T000000Z',
          'EXDATE:20270312T230000Z',
        ),
      ),
    ).toEqual(['2027-03-09T23:00'])
  })

  it('follow a second rule and leave out what a rule excludes', () => {
    const two = only(
      'DTSTART:20270301T100000Z',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270316T000000Z',
      'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2',
    )
    expect([startsOf(two), two.told]).toEqual([
      [
        '2027-03-01T10:00',
        '2027-03-04T10:00',
        '2027-03-08T10:00',
        '2027-03-11T10:00',
        '2027-03-15T10:00',
      ],
      [],
    ])
    const without = only(
      'DTSTART:20270301T100000Z',
      'RRULE:FREQ=DAILY;COUNT=7',
      'EXRULE:FREQ=WEEKLY;BYDAY=SA,SU',
    )
    expect([startsOf(without), without.told]).toEqual([
      [
        '2027-03-01T10:00',
        '2027-03-02T10:00',
        '2027-03-03T10:00',
        '2027-03-04T10:00',
        '2027-03-05T10:00',
      ],
      [],
    ])
    const endless = only(
      'DTSTART:20270301T100000Z',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=1',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=19',
    )
    expect(endless.told).toEqual([
      'Se repite por varias reglas; la segunda se ha apuntado hasta el 19 de marzo de 2036',
    ])
    expect(startsOf(endless, '2027-03-01', '2027-04-02')).toEqual([
      '2027-03-01T10:00',
      '2027-03-19T10:00',
      '2027-04-01T10:00',
    ])
    expect(
      only('DTSTART:20270301T100000Z', 'RRULE:FREQ=MONTHLY', 'RRULE:FREQ=HOURLY').told,
    ).toEqual(['Se repite por varias reglas; esta no cabe en la agenda: FREQ=HOURLY'])
  })

  it('say nothing of an hour that is their own, and tell dates that do not exist or come before', () => {
    expect(
      only('DTSTART:20270301T100000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0').event
        .rrule,
    ).toBe('FREQ=WEEKLY;BYDAY=MO')
    expect(
      only(
        'DTSTART:20270301T100000Z',
        'RRULE:FREQ=WEEKLY;COUNT=2',
        'EXDATE:20270231T100000Z',
        'RDATE:20270201T100000Z',
      ).told,
    ).toEqual([
      'Una de sus fechas sueltas o excluidas no existe',
      'Tiene fechas anteriores a su comienzo; esas no se han guardado',
    ])
  })

  it('write no more out than a diary needs, and no file keeps the server busy with rules', () => {
    const rules = Array.from({ length: 40 }, (_, n) => `RRULE:FREQ=DAILY;INTERVAL=${n + 1}`)
    const bombs = Array.from({ length: 300 }, (_, n) =>
      event(
        `DTSTART:19000101T10${String(n % 60).padStart(2, '0')}0${n % 10}Z`,
        ...rules,
        'EXRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      ),
    ).flat()
    const { events } = read(...bombs)
    expect(events.reduce((sum, { event: one }) => sum + one.rdates.length, 0)).toBeLessThanOrEqual(
      50_000,
    )
  })

  it('of which a date comes once in years are not run to their end to be read', () => {
    const all = vi.spyOn(RRuleTemporal.prototype, 'all')
    const rare = (n: number) => `DTSTART:2027011${n % 10}T10${String(n % 60).padStart(2, '0')}00Z`
    const rule = 'RRULE:FREQ=DAILY;BYMONTHDAY=13;BYDAY=FR;COUNT=100'
    const file = Array.from({ length: 200 }, (_, n) => event(rare(n), `X-N:${n}`, rule)).flat()
    expect(read(...file).events.length).toBeGreaterThan(50)
    expect(all).not.toHaveBeenCalled()
    // With a rule that leaves dates out each is; until the file has had its share.
    const without = ['EXRULE:FREQ=WEEKLY;BYDAY=SA']
    const some = Array.from({ length: 40 }, (_, n) => event(rare(n), `X-N:${n}`, rule, ...without))
    const { events } = read(...some.flat())
    const told = events.filter((one) => one.told.length > 0)
    expect(told.length).toBeGreaterThan(20)
    expect(all.mock.calls.length).toBeLessThan(40)
    all.mockRestore()
  })
})

describe('what cannot be kept', () => {
  it('is listed by the name of the event, and the rest comes in', () => {
    const { events, problems } = read(
      ...event('DTSTART:mañana'),
      ...event('DTSTART:20270231T100000Z'),
      ...event('DTSTART:20270301T100000Z', 'esto no es una línea'),
      'BEGIN:VTODO',
      'SUMMARY:Llamar',
      'END:VTODO',
      'BEGIN:VEVENT',
      'SUMMARY:Sin final',
      'DTSTART:20270301T100000Z',
      ...event('DTSTART:20270302T100000Z', 'BEGIN:VALARM', 'TRIGGER:-PT15M'),
      ...event('DTSTART:20270303T100000Z', `DESCRIPTION:${'x'.repeat(9000)}`),
    )
    expect(events.map(({ event: one }) => one.startsAt.slice(8, 10))).toEqual(['01', '02', '03'])
    expect(problems.map(({ line, title, text, kept }) => [line, title, text, kept])).toEqual([
      [18, 'Cita', 'Una línea no se entiende y se ha dejado fuera: «esto no es una línea»', true],
      [23, 'Sin final', 'El archivo no dice dónde termina esta cita: está cortada', false],
      [20, '', 'VTODO (1): tareas, notas o huecos no son citas', false],
      [4, 'Cita', 'Esta cita tiene una fecha que no existe', false],
      [9, 'Cita', 'Esta cita tiene una fecha que no existe', false],
    ])
    expect(events[2]?.told).toEqual(['DESCRIPTION pasaba de 8000 caracteres y se ha cortado'])
  })

  it('is only the last event of a file that was cut off', () => {
    const whole = ics(...event('DTSTART:20270301T100000Z'), ...event('DTSTART:20270302T100000Z'))
    const { events, problems } = readCalendar(
      whole.slice(0, whole.lastIndexOf('END:VEVENT')),
      'es',
      NOW,
    )
    expect([events.length, problems.map(({ title, kept }) => [title, kept])]).toEqual([
      1,
      [['Cita', false]],
    ])
  })

  it('says which of two events with one identifier stays', () => {
    const twice = (start: string, more: string[] = []) => [
      'BEGIN:VEVENT',
      'UID:uno',
      `SUMMARY:${start}`,
      `DTSTART:${start}`,
      ...more,
      'END:VEVENT',
    ]
    const { events, problems } = read(
      ...twice('20270301T100000Z', ['SEQUENCE:2']),
      ...twice('20270302T100000Z'),
    )
    expect([
      events.map(({ event: one }) => one.title),
      problems.map(({ title, text }) => [title, text]),
    ]).toEqual([
      ['20270301T100000Z'],
      [['20270302T100000Z', 'La cita de la línea 4 tiene el mismo identificador; queda esa']],
    ])
  })
})
