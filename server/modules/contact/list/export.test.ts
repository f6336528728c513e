import ICAL from 'ical.js'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let boss: Person

beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN' })
  const add = (body: object) =>
    server.call('createContact', { token: boss.token, body: body as never })
  await add({
    person: {
      kind: 'person',
      firstName: '=HYPERLINK("http://x")',
      lastName: 'Ñandú; “uno”, dos',
      language: 'ca',
      companyName: 'A, B; C\\D',
    },
    reach: {
      phones: [{ number: '+34600111222', label: 'mobile' }, { number: '+4915123456789' }],
      emails: [{ address: 'nandu@example.org', label: 'work' }],
      street: 'Carrer Major 3',
      town: 'Sóller',
      postalCode: '07100',
      country: 'ES',
    },
    profile: { tags: ['Sóller', 'a,b'] },
    notes: { text: `Primera línea\n+segunda; con todo, y ${'muy larga '.repeat(30)}` },
  })
  for (const firstName of ['@cmd', '+1', '-2', '\tTab']) await add({ person: { firstName } })
}, 300_000)
afterAll(() => server.close())

const file = async (format: string) => {
  const answer = await server.inject({
    method: 'GET',
    url: `/api/v1/contact/export/?format=${format}`,
    headers: { authorization: `Token ${boss.token}` },
  })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

it('CSV holds nothing that a spreadsheet would run', async () => {
  const text = await file('csv')
  expect(text.startsWith('\uFEFF')).toBe(true)
  // What the contract adds to the file stands behind these (x-shows, x-order).
  const known =
    'id,kind,name,firstName,lastName,companyName,language,roles,phones,emails,street,' +
    'postalCode,town,country,preferredContact,doNotContact,source,funnelStage,rating,' +
    'tags,agent,notes,createdAt,updatedAt'
  const head = text.slice(1).split('\r\n')[0]?.split(',')
  expect(head?.slice(0, known.split(',').length).join(',')).toBe(known)
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  expect(data).toHaveLength(5)
  for (const row of data)
    for (const value of Object.values(row)) expect(value).not.toMatch(/^[=+\-@\t\r]/)
  expect(data.find(({ town }) => town === 'Sóller')).toMatchObject({
    firstName: `'=HYPERLINK("http://x")`,
    lastName: 'Ñandú; “uno”, dos',
    phones: '0034600111222; 004915123456789',
    tags: 'Sóller; a,b',
  })
})

it('CSV holds no formula for who divides lines at the semicolon either', async () => {
  await server.call('createContact', {
    token: boss.token,
    body: {
      person: { firstName: 'Joan;=HYPERLINK("http://x");', lastName: 'Mas\t@SUM(1)' },
      notes: { text: '600 1, +34 600 2; ya;-1+1\n- una;+1' },
    },
  })
  const text = await file('csv')
  for (const delimiter of [';', '\t'])
    for (const cells of Papa.parse<string[]>(text.slice(1), { delimiter, quoteChar: '\0' }).data)
      for (const value of cells) expect(value).not.toMatch(/^[\s"]*[=+\-@]/)
  expect(text).toContain("600 1, '+34 600 2; ya")
})

it('vCard 4.0 reads back as it was written', async () => {
  const text = await file('vcard')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const cards = ICAL.parse(text) as unknown[]
  const one = (cards as [string, [string, object, string, unknown][]][]).find(([, lines]) =>
    lines.some(([name, , , value]) => name === 'email' && value === 'nandu@example.org'),
  )
  const lines = one?.[1] ?? []
  const values = (wanted: string) =>
    lines.filter(([name]) => name === wanted).map((line) => line.slice(3))
  expect(values('version')).toEqual([['4.0']])
  expect(values('tel')).toEqual([['tel:+34600111222'], ['tel:+4915123456789']])
  expect(values('n')).toEqual([[['Ñandú; “uno”, dos', '=HYPERLINK("http://x")', '', '', '']]])
  expect(values('categories')).toEqual([['Sóller', 'a,b']])
  expect(values('note')[0]?.[0]).toMatch(/^Primera línea\n\+segunda; con todo, y muy larga/)
  expect(values('adr')).toEqual([[['', '', 'Carrer Major 3', 'Sóller', '', '07100', 'ES']]])
})
