import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { walkOf } from './walk.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { upload, plan, bring, read, rows, people, person } = walkOf(() => server)
const admin = (): Promise<Person> => server.register({ role: 'ADMIN' })

it('gives the second of a couple who share a phone a record of their own, linked, with their own note', async () => {
  const { token } = await admin()
  const COUPLE =
    'Nombre,Apellidos,Móvil,Correo,Notas\n' +
    'Aina,Pons,600112233,casa@pons.example,Quiere terraza\n' +
    'Biel,Mas,600112233,casa@pons.example,No quiere terraza\nAina,Pons Riu,600112233,,\n'
  const run = await bring(token, COUPLE)
  const report = (await rows(token, run.id)).items
  expect(report.map(({ fate }) => fate)).toEqual(['created', 'created', 'unchanged'])
  expect(report[1]?.remarks.map(({ message }) => message)).toEqual(
    ['+34600112233', 'casa@pons.example'].map(
      (text) => `Comparte ${text} con Aina Pons: tiene ficha propia, enlazada con la suya.`,
    ),
  )
  expect(report[2]?.remarks.map(({ message }) => message)).toEqual([
    'En el archivo se llama Aina Pons Riu; se queda como Aina Pons.',
  ])
  const [aina, biel] = [await person(token, 'Aina'), await person(token, 'Biel')]
  expect([aina.notes?.text, biel.notes?.text, biel.reach]).toEqual([
    'Quiere terraza',
    'No quiere terraza',
    {},
  ])
  const links = (await server.call('listContactLinks', { token, params: { id: aina.id } })).body
    .items
  expect(links).toMatchObject([
    { contactId: biel.id, name: 'Biel Mas', relation: 'other', note: 'Comparten +34600112233' },
  ])

  // The same file again knows both, also once he has a phone of his own.
  expect((await bring(token, COUPLE)).totals).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
  })
  await server.call('updateContact', {
    token,
    params: { id: biel.id },
    body: { version: biel.version, reach: { phones: [{ number: '600998877' }] } },
  })
  expect((await bring(token, COUPLE)).totals).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
  })
  expect((await people(token)).total).toBe(2)
})

it('undoes somebody who shares a phone, and forgets their name beside others when they are erased', async () => {
  const { token } = await admin()
  await bring(token, 'Nombre,Móvil\nAina Pons,600112233\n')
  const run = await bring(token, 'Nombre,Móvil\nBiel Mas,600112233\n')
  const aina = await person(token, 'Aina')
  await server.call('eraseContact', {
    token,
    params: { id: aina.id },
    body: { version: aina.version, confirm: true },
  })
  expect(JSON.stringify(await rows(token, run.id))).not.toMatch(/Aina|600112233/)
  await server.call('undoIntake', { token, params: { id: run.id } })
  await server.runJobs()
  expect(await read(token, run.id)).toMatchObject({ status: 'rolled_back', undone: { removed: 1 } })
})

it('puts the name of a file to somebody known by their phone or first name alone', async () => {
  const { token } = await admin()
  await bring(token, 'Móvil,Nombre\n600112233,\n600112244,Biel\n')
  await bring(token, 'Móvil,Nombre,Apellidos\n600112233,Aina,Pons\n600112244,Biel,Mas\n')
  expect((await people(token)).items.map(({ name }) => name).sort()).toEqual([
    'Aina Pons',
    'Biel Mas',
  ])
})

it('asks how the dates of an English program are to be read, and does as it is told', async () => {
  const { token } = await admin()
  const run = await upload(
    token,
    'First Name,Mobile Phone,Birthday\nAina,600112233,3/7/1980\n',
    'contacts.CSV',
  )
  expect(run).toMatchObject({ dates: 'mdy', askDates: true })
  await plan(token, run, { dates: 'dmy' })
  await server.call('startIntake', { token, params: { id: run.id } })
  await server.runJobs()
  expect((await person(token, 'Aina')).person.birthDate).toBe('1980-07-03')
})

it('says of a file of cards without a card that there is none', async () => {
  const { token } = await admin()
  const { status, body } = await server.call('createIntake', {
    token,
    files: [
      {
        field: 'file',
        filename: 'agenda.vcf',
        mime: 'text/vcard',
        content: Buffer.from('Nombre;Teléfono\nAina;600112233\n'),
      },
    ],
  })
  expect([status, body]).toEqual([
    400,
    {
      file: 'No hay ninguna tarjeta vCard en este archivo. Expórtalo otra vez como vCard (.vcf), o como CSV.',
    },
  ])
})

it('keeps for an undo also what only another version can read of a person', async () => {
  const { token } = await admin()
  await bring(token, 'Nombre,Móvil\nAina,600112233\n')
  const { id } = await person(token, 'Aina')
  await sql`
    update contact set doc = jsonb_set(doc, '{profile,boat}', '"Ona"') where id = ${id}`.execute(
    server.db,
  )
  const run = await bring(token, 'Nombre,Móvil,Correo\nAina,600112233,a@p.example\n')
  const { rows } = await sql`select t.before #> '{profile}' as before, c.doc #> '{profile}' as now
    from intake_touch t join contact c on c.id = t.contact_id where t.run_id = ${run.id}`.execute(
    server.db,
  )
  expect(rows).toMatchObject([{ before: { boat: 'Ona' }, now: { boat: 'Ona' } }])
})

it('what a later version said of a column is still there when the plan was saved here', async () => {
  const { token } = await admin()
  const { id, mapping } = await upload(token, 'Nombre;Móvil\nAina;600112277')
  await sql`update intake_run set roles = array['buyer', 'of-tomorrow'],
    mapping = jsonb_set(mapping, '{1,pace}', '"slow"') where id = ${id}`.execute(server.db)
  const body = { mapping, mode: 'upsert' as const, dedupeKeys: ['phone' as const] }
  const saved = await server.call('mapIntake', {
    token,
    params: { id },
    body: { ...body, roles: ['tenant'] },
  })
  expect(saved.body.mapping).toEqual(mapping)
  const { rows: kept } = await sql`
    select mapping #> '{}' as mapping, roles || array[]::text[] as roles from intake_run
    where id = ${id}`.execute(server.db)
  expect(kept).toEqual([
    { mapping: [mapping[0], { ...mapping[1], pace: 'slow' }], roles: ['tenant', 'of-tomorrow'] },
  ])
})

it('who says here what a column holds, of which only a later version knew, has said it', async () => {
  const { token } = await admin()
  const { id, mapping } = await upload(token, 'Nombre;Móvil\nAina;600112278')
  await sql`update intake_run set
    mapping = jsonb_set(mapping, '{1}', '{"column": 1, "field": "pager"}') where id = ${id}`.execute(
    server.db,
  )
  const body = { mapping, mode: 'upsert' as const, dedupeKeys: ['phone' as const] }
  const saved = await server.call('mapIntake', { token, params: { id }, body })
  const { rows: kept } = await sql`select mapping #> '{}' as mapping from intake_run
    where id = ${id}`.execute(server.db)
  expect([saved.status, kept]).toEqual([200, [{ mapping }]])
})
