import ICAL from 'ical.js'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { afterTransaction } from '../../../testing/after-transaction.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { ctxWithin } from '../../../testing/within.ts'
import { exportContacts } from './export.service.ts'

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

const file = async (format: string, lang = 'es') => {
  const answer = await server.inject({
    method: 'GET',
    url: `/api/v1/contact/export/?format=${format}`,
    headers: { authorization: `Token ${boss.token}`, 'accept-language': lang },
  })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

it('CSV holds nothing that a spreadsheet would run', async () => {
  const text = await file('csv')
  expect(text.startsWith('\uFEFF')).toBe(true)
  // What the contract adds to the file stands behind these (x-shows, x-order).
  const known =
    'Id;Persona o empresa;Nombre completo;Nombre;Apellidos;Empresa;Idioma;Qué es para la agencia;' +
    'Teléfonos;Correos electrónicos;Dirección;Código postal;Población;País;Prefiere;' +
    'No quiere que le contacten;De dónde viene;Fase;Interés, de 0 a 5;Etiquetas;Agente;Notas;' +
    'Alta (UTC);Último cambio (UTC)'
  const head = text.slice(1).split('\r\n')[0]?.split(';')
  expect(head?.slice(0, known.split(';').length).join(';')).toBe(known)
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  expect(data).toHaveLength(5)
  for (const row of data)
    for (const value of Object.values(row)) expect(value).not.toMatch(/^[=+\-@\t\r]/)
  expect(data.find((row) => row['Población'] === 'Sóller')).toMatchObject({
    'Persona o empresa': 'Persona',
    Nombre: `'=HYPERLINK("http://x")`,
    Apellidos: 'Ñandú; “uno”, dos',
    Teléfonos: '0034600111222; 004915123456789',
    Etiquetas: 'Sóller; a,b',
  })
})

it.each(['es', 'en', 'ca', 'de'])(
  'CSV has a head in %s with words for each column',
  async (lang) => {
    const head = (await file('csv', lang)).slice(1).split('\r\n')[0]?.split(';') ?? []
    expect(head.filter((name) => name === '' || name.startsWith('csv.'))).toEqual([])
    expect(new Set(head).size).toBe(head.length)
  },
)

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

it('a file that is read slowly is whole, also when the last contact of a part is erased meanwhile', async () => {
  const { token, profile } = await server.register({ role: 'ADMIN' })
  const [agency] = profile.agency_ids
  await sql`
    insert into contact (id, agency_id, doc, kind, name, sort_name, roles, tags, words, active_at,
      created_at, updated_at)
    select gen_random_uuid(), ${agency}::uuid, jsonb_build_object('person', jsonb_build_object('kind',
      'person', 'firstName', 'Nom' || n), 'reach', '{}'::jsonb, 'profile', '{}'::jsonb, 'legal',
      '{}'::jsonb, 'notes', '{}'::jsonb), 'person', 'Nom' || n, 'nom ' || lpad(n::text, 3, '0'),
      '{}', '{}', array_to_tsvector(array['nom']), now(), now(), now()
    from generate_series(1, 502) n`.execute(server.db)
  const ctx = await ctxWithin(server, token)
  // The first transaction counts, the second reads the first part.
  const eraseLast = () =>
    sql`update contact set erased_at = now()
      where agency_id = ${agency}::uuid and name = 'Nom500'`.execute(server.db)
  const deps = afterTransaction(server.deps, eraseLast, 2)
  const { stream } = await exportContacts({ ...ctx, deps }, { format: 'vcard' })
  const parts: string[] = []
  for await (const part of stream as AsyncIterable<string>) parts.push(String(part))
  expect(parts.map((part) => part.match(/^BEGIN:VCARD/gm)?.length)).toEqual([500, 2])
})
