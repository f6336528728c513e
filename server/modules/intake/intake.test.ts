import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyBatch } from './apply.ts'
import { findRun, updateRun } from './intake.repository.ts'
import { batchesAfter } from './rows-file.ts'
import { sweep } from './sweep.ts'
import { lockRun } from './standing.ts'
import { sql } from '../../db/index.ts'
import { walkOf } from './walk.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const CSV =
  'Nombre;Apellidos;Móvil;Correo;Notas\nAina;Pons;600112233;aina@pons.example;Terraza\n' +
  'Biel;Mas;600112244;;\n;;;;nadie\nAina;Pons Riu;600112233;otra@pons.example;\n'

const { upload, plan, bring, read, preview, rows, people, person } = walkOf(() => server)
const admin = (): Promise<Person> => server.register({ role: 'ADMIN' })

describe('a run', () => {
  it('reads, shows and brings in, says what became of each row, and notes it in the profile', async () => {
    const { token, profile } = await admin()
    const run = await upload(token, CSV)
    expect(run).toMatchObject({
      format: 'csv',
      delimiter: ';',
      encoding: 'utf-8',
      rows: 4,
      canUndo: false,
    })
    expect(run.columns.map(({ guess }) => guess)).toEqual([
      'firstName',
      'lastName',
      'mobile',
      'email',
      'notes',
    ])
    await plan(token, run, { tags: ['Programa antiguo'], roles: ['buyer'] })
    const shown = await preview(token, run.id)
    expect(shown).toMatchObject({
      looked: 4,
      totals: { created: 2, updated: 1, errors: 1 },
      run: { status: 'validated' },
    })
    expect(shown.rows.map(({ fate }) => fate)).toEqual(['created', 'created', 'error', 'updated'])
    expect(shown.rows[0]?.values).toContainEqual({ field: 'reach.phones', text: '+34600112233' })
    expect((await people(token)).total).toBe(0)

    expect(
      (await server.call('startIntake', { token, params: { id: run.id } })).body,
    ).toMatchObject({
      status: 'running',
    })
    await server.runJobs()
    expect(await read(token, run.id)).toMatchObject({
      status: 'done',
      totals: { done: 4, created: 2, updated: 1, errors: 1 },
      canUndo: true,
    })
    const aina = await person(token, 'Aina')
    expect(aina).toMatchObject({
      person: { firstName: 'Aina', lastName: 'Pons' },
      reach: {
        phones: [{ number: '+34600112233', label: 'mobile' }],
        emails: [{ address: 'aina@pons.example' }, { address: 'otra@pons.example' }],
      },
      profile: {
        source: 'import',
        sourceDetail: 'clientes.csv',
        tags: ['Programa antiguo'],
        roles: ['buyer'],
      },
      notes: { text: 'Terraza' },
    })
    const report = await rows(token, run.id)
    expect(report).toMatchObject({ total: 4 })
    expect(report.items.map(({ number, line, fate }) => [number, line, fate])).toEqual([
      [1, 2, 'created'],
      [2, 3, 'created'],
      [3, 4, 'error'],
      [4, 5, 'updated'],
    ])
    expect(
      (await rows(token, run.id, { fate: ['error'] })).items[0]?.remarks[0]?.message,
    ).toContain('No tiene nombre')
    expect(
      (await server.call('getUser', { token, params: { id: profile.id } })).body,
    ).toMatchObject({
      imported_contacts: true,
    })
    expect((await server.call('listNotifications', { token })).body.items[0]).toMatchObject({
      body: 'Nuevos: 2, actualizados: 1, sin importar: 1.',
      href: `/auth/contactos/importar?run=${run.id}&step=4`,
    })
    expect(await server.deps.files.exists(`intake/${run.id}.jsonl`)).toBe(false)
  })

  it('changes nothing when the same file comes again', async () => {
    const { token } = await admin()
    await bring(token, `${CSV}Sin Alcance;;;;\n`)
    expect((await bring(token, `${CSV}Sin Alcance;;;;\n`)).totals).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 4,
      errors: 1,
    })
    expect((await people(token)).total).toBe(3)
  })

  it.each([
    ['create', { created: 1, skipped: 1 }, 'Pons'],
    ['update', { updated: 1, skipped: 1 }, 'Pons'],
    ['upsert', { created: 1, updated: 1 }, 'Pons'],
  ] as const)('%s does what it says', async (mode, totals, lastName) => {
    const { token } = await admin()
    await bring(token, 'Nombre,Apellidos,Móvil\nAina,Pons,600112233\n')
    expect(
      (
        await bring(
          token,
          'Nombre,Apellidos,Móvil,Población\nAina,Riu,600112233,Sóller\nBiel,Mas,600112244,Inca\n',
          { mode },
        )
      ).totals,
    ).toMatchObject(totals)
    const aina = await person(token, 'Aina')
    expect([aina.person.lastName, aina.reach.town]).toEqual([
      lastName,
      mode === 'create' ? undefined : 'Sóller',
    ])
  })

  it('lets the file win when asked, and keeps one phone with one person', async () => {
    const { token } = await admin()
    await bring(
      token,
      'Nombre,Apellidos,Móvil,Correo\nAina,Pons,600112233,aina@p.example\nBiel,Mas,600112244,biel@m.example\n',
    )
    await bring(token, 'Nombre,Apellidos,Móvil\nAina,Riu,600112233\n', { overwrite: true })
    expect((await person(token, 'Aina')).person.lastName).toBe('Riu')
    const run = await bring(
      token,
      'Nombre,Móvil,Correo\nCata,600112233,cata@c.example\nMixta,600112233,biel@m.example\n',
      { dedupeKeys: ['email'] },
    )
    const [cata, mixed] = (await rows(token, run.id)).items
    expect([cata?.fate, cata?.remarks[0]?.message]).toEqual([
      'created',
      'Comparte +34600112233 con Aina Riu: tiene ficha propia, enlazada con la suya.',
    ])
    expect(mixed?.fate).toBe('created')
    const both = await bring(token, 'Móvil,Correo\n600112233,biel@m.example\n')
    expect((await rows(token, both.id)).items[0]?.remarks[0]?.message).toContain(
      'personas distintas',
    )
  })

  it('reads a vCard without a step for columns and a broken one as far as it goes', async () => {
    const { token } = await admin()
    const run = await upload(
      token,
      'BEGIN:VCARD\nVERSION:4.0\nFN:Joan Vidal\nTEL:600112255\nEND:VCARD\nBEGIN:VCARD\nEND:VCARD\n',
      'agenda.vcf',
    )
    await server.call('startIntake', { token, params: { id: run.id } })
    await server.runJobs()
    expect((await read(token, run.id)).totals).toMatchObject({ created: 1, errors: 1 })
  })

  it.each([
    ['of a column', `mapping = mapping || '[{"column": 4, "field": "shoeSize"}]'`],
    ['of another mode', `mode = 'later'`],
    ['of another order of dates', `dates = 'later'`],
    ['of another operation', `want_operation = 'later'`],
    ['by what else a person is known', `dedupe_keys = '{document}'`],
    ['by what people are known besides', `dedupe_keys = dedupe_keys || '{document}'`],
    ['of another role', `roles = '{later}'`],
  ])('waits for a later version that was told %s, which this one does not know', async (_, set) => {
    const { token } = await admin()
    const { id } = await plan(token, await upload(token, CSV))
    const known = await sql`select mapping #> '{}' as mapping, mode, dates, want_operation,
      dedupe_keys, roles from intake_run where id = ${id}`.execute(server.db)
    const spoil = () =>
      sql`update intake_run set ${sql.raw(set)} where id = ${id}`.execute(server.db)
    const restore = () =>
      sql`update intake_run run set mapping = old.mapping, mode = old.mode, dates = old.dates,
        want_operation = old.want_operation, dedupe_keys = old.dedupe_keys, roles = old.roles
        from jsonb_populate_record(null::intake_run, ${JSON.stringify(known.rows[0])}::jsonb) old
        where run.id = ${id}`.execute(server.db)
    await spoil()
    expect((await server.call('startIntake', { token, params: { id } })).status).toBe(503)
    await restore()
    expect((await server.call('startIntake', { token, params: { id } })).status).toBe(202)
    await spoil()
    await server.runJobs()
    const { rows: waits } = await sql`select r.status, r.totals ->> 'done' as done, j.waits_for
      from intake_run r join job j on j.payload ->> 'id' = r.id::text where r.id = ${id}`.execute(
      server.db,
    )
    expect(waits).toEqual([
      { status: 'running', done: '0', waits_for: expect.stringContaining('version') as string },
    ])
    expect((await people(token)).total).toBe(0)
    await restore()
    await sql`update job set waits_for = null where payload ->> 'id' = ${id}`.execute(server.db)
    await server.runJobs()
    expect(await read(token, id)).toMatchObject({ status: 'done', totals: { done: 4 } })
  })

  it('goes on where it was cut, each row once', async () => {
    const { token } = await admin()
    const lines = Array.from(
      { length: 700 },
      (_, at) => `Persona ${at};6${String(at).padStart(8, '0')}`,
    )
    const { id } = await plan(token, await upload(token, `Nombre;Móvil\n${lines.join('\n')}\n`))
    await server.call('startIntake', { token, params: { id } })
    const file = (await findRun(server.db, id))?.file_key
    if (!file) throw new Error('no file')
    // A server that dies between two batches: the first is committed, the job is still in the
    // queue.
    for await (const batch of batchesAfter(server.deps.files, file, 0, 250)) {
      await server.db.transaction().execute(async (trx) => {
        const standing = await lockRun(trx, id)
        if (!standing) throw new Error('no run')
        await updateRun(trx, id, { totals: await applyBatch(trx, server.deps, standing, batch) })
      })
      break
    }
    await server.runJobs()
    expect(await read(token, id)).toMatchObject({
      status: 'done',
      totals: { done: 700, created: 700, updated: 0, errors: 0 },
    })
    expect((await people(token)).total).toBe(700)
    expect((await rows(token, id)).total).toBe(700)
  })

  it('refuses in words what is no file of contacts', async () => {
    const { token } = await admin()
    const { status, body } = await server.call('createIntake', {
      token,
      lang: 'de',
      files: [
        {
          field: 'file',
          filename: 'x.html',
          mime: 'text/html',
          content: Buffer.from('<html></html>'),
        },
      ],
    })
    expect([status, body]).toEqual([
      400,
      {
        file: 'Das sieht nicht nach einer Kontaktdatei aus. Möglich sind CSV, Excel (.xlsx) und vCard (.vcf).',
      },
    ])
    const run = await upload(token, CSV)
    expect((await server.call('startIntake', { token, params: { id: run.id } })).status).toBe(406)
    expect(
      (
        await server.call('mapIntake', {
          token,
          params: { id: run.id },
          body: { mapping: [{ column: 9, field: 'email' }], mode: 'create', dedupeKeys: ['email'] },
        })
      ).status,
    ).toBe(400)
  })
})

it('hands out the report as CSV that runs no formula, with the cells of rows that did not get in', async () => {
  const { token } = await admin()
  const run = await bring(token, 'Nombre;Móvil;Notas\n=1+1;600112233;\n;;"=cmd|x"\n')
  const { body, headers } = await server.call('downloadIntakeRows', {
    token,
    params: { id: run.id },
  })
  const text = String(body)
  expect(headers['content-type']).toContain('text/csv')
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFFila;Línea del archivo;Quién;Resultado;Observaciones;Nombre;Móvil;Notas',
    "1;2;'=1+1;Nuevo;",
    "2;3;'=cmd|x;Con error;No tiene nombre, teléfono ni correo.;;;'=cmd|x",
  ])
})

it('lets go of files nobody imported and of rows that can no longer be undone', async () => {
  const { token } = await admin()
  const waiting = await upload(token, CSV)
  const done = await bring(token, CSV)
  const day = 86_400_000
  await sweep({ ...server.deps, now: () => new Date(Date.now() + 8 * day) })
  expect((await server.call('getIntake', { token, params: { id: waiting.id } })).status).toBe(404)
  expect(await server.deps.files.exists(`intake/${waiting.id}.jsonl`)).toBe(false)
  expect((await rows(token, done.id)).total).toBe(4)
  await sweep({ ...server.deps, now: () => new Date(Date.now() + 31 * day) })
  expect((await rows(token, done.id)).total).toBe(0)
  expect((await read(token, done.id)).totals.created).toBe(2)
})

it('erases a person from its reports', async () => {
  const { token } = await admin()
  const run = await bring(token, 'Nombre,Móvil\nAina Borrada,600112233\n')
  const aina = await person(token, 'Borrada')
  expect(
    (
      await server.call('eraseContact', {
        token,
        params: { id: aina.id },
        body: { version: aina.version, confirm: true },
      })
    ).status,
  ).toBe(200)
  expect((await rows(token, run.id)).items[0]).toMatchObject({ name: '' })
  expect((await read(token, run.id)).columns.map(({ name, samples }) => [name, samples])).toEqual([
    ['Nombre', []],
    ['Móvil', []],
  ])
})

it('hands a person, and erases, no row of somebody whose name or address only holds theirs', async () => {
  const { token } = await admin()
  const run = await bring(
    token,
    'Nombre;Apellidos;Móvil;Correo;Notas\n' +
      'Mariana;Sanz;600112255;mariana@gmail.example;Divorcio\n' +
      'Ana;;600112266;otra@correo.example;Otra Ana\n' +
      'Neus;Mas;;neus@gmail.example;Escribe ana@gmail.example\n' +
      'Ana;;;;Sin datos\n',
    { mode: 'update' },
  )
  const { body: ana } = await server.call('createContact', {
    token,
    body: { person: { firstName: 'Ana' }, reach: { emails: [{ address: 'ana@gmail.example' }] } },
  })
  const call = { token, params: { id: ana.id } }
  const file = JSON.stringify((await server.call('exportPerson', call)).body)
  expect(file).not.toMatch(/Mariana|Otra Ana/)
  expect(file).toMatch(/Neus.*Sin datos/)
  const body = { version: ana.version, confirm: true } as const
  expect((await server.call('eraseContact', { ...call, body })).status).toBe(200)
  expect((await rows(token, run.id)).items.map(({ name }) => name)).toEqual([
    'Mariana Sanz',
    'Ana',
    '',
    '',
  ])
})

it('leaves remarks of other rows in which somebody erased is only a part of a word', async () => {
  const { token } = await admin()
  await bring(token, 'Nombre;Móvil\nEma;600112233\nNeus Semana;600112244\n')
  const run = await bring(token, 'Nombre;Móvil\nBiel Mas;600112244\nPau Mas;600112233\n')
  const remarks = async () =>
    (await rows(token, run.id)).items.map((row) => row.remarks.map(({ message }) => message).join())
  const before = await remarks()
  expect(before[0]).toContain('Semana')
  const ema = await person(token, 'Ema')
  await server.call('eraseContact', {
    token,
    params: { id: ema.id },
    body: { version: ema.version, confirm: true },
  })
  expect(await remarks()).toEqual([before[0], ''])
})
