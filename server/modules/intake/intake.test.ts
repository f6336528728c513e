import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyBatch } from './apply.ts'
import { findRun, updateRun } from './intake.repository.ts'
import { batchesAfter } from './rows-file.ts'
import { sweep } from './sweep.ts'
import { lockRun } from './standing.ts'
import { walkOf } from './walk.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const CSV =
  'Nombre;Apellidos;Móvil;Correo;Notas\nAina;Pons;600112233;aina@pons.example;Terraza\nBiel;Mas;600112244;;\n;;;;nadie\nAina;Pons Riu;600112233;otra@pons.example;\n'

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
        file: 'Das sieht nicht nach einer Kontaktdatei aus. Es gehen CSV, Excel (.xlsx) und vCard (.vcf).',
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

describe('undo', () => {
  it('takes away who came in and puts back who was changed, but not who was worked on since', async () => {
    const { token } = await admin()
    await bring(token, 'Nombre,Móvil\nAina,600112233\nBiel,600112244\n')
    const run = await bring(
      token,
      'Nombre,Móvil,Población\nAina,600112233,Sóller\nBiel,600112244,Inca\nCata,600112255,Artà\nJoan,600112266,Deià\nJoan,600112266,Deià\n',
    )
    expect(run.totals).toMatchObject({ created: 2, updated: 2, unchanged: 1 })
    const biel = await person(token, 'Biel')
    await server.call('updateContact', {
      token,
      params: { id: biel.id },
      body: { version: biel.version, notes: { text: 'Llamado' } },
    })
    const joan = await person(token, 'Joan')
    await server.call('addContactEntry', {
      token,
      params: { id: joan.id },
      body: { kind: 'CALL', text: 'Quiere verla' },
    })
    expect((await server.call('undoIntake', { token, params: { id: run.id } })).status).toBe(202)
    await server.runJobs()
    expect(await read(token, run.id)).toMatchObject({
      status: 'rolled_back',
      undone: { removed: 1, restored: 1, kept: 2 },
      canUndo: false,
    })
    expect((await people(token)).items.map(({ name }) => name).sort()).toEqual([
      'Aina',
      'Biel',
      'Joan',
    ])
    expect((await person(token, 'Aina')).reach.town).toBeUndefined()
    expect((await person(token, 'Biel')).reach.town).toBe('Inca')
    expect((await rows(token, run.id)).items.map(({ undone }) => undone)).toEqual([
      'restored',
      'kept',
      'removed',
      'kept',
      'kept',
    ])
    expect((await server.call('undoIntake', { token, params: { id: run.id } })).status).toBe(406)
  })

  it('puts back what stood before the first of several rows about one person', async () => {
    const { token } = await admin()
    await bring(token, 'Nombre,Móvil\nAina,600112233\n')
    const filler = Array.from(
      { length: 260 },
      (_, at) => `P${at},6${String(at).padStart(8, '1')},`,
    ).join('\n')
    const run = await bring(
      token,
      `Nombre,Móvil,Correo\nAina,600112233,a@p.example\n${filler}\nAina,600112233,b@p.example\n`,
    )
    expect((await person(token, 'Aina')).reach.emails).toHaveLength(2)
    await server.call('undoIntake', { token, params: { id: run.id } })
    await server.runJobs()
    expect((await person(token, 'Aina')).reach.emails).toBeUndefined()
    expect((await people(token)).total).toBe(1)
  })
})

describe('rights', () => {
  it('shows a STAFF their own runs, an ADMIN all, and nobody those of another agency', async () => {
    const boss = await admin()
    const [one, two] = [
      await server.register({ role: 'STAFF', agency: boss }),
      await server.register({ role: 'STAFF', agency: boss }),
    ]
    const run = await bring(one.token, CSV)
    const stranger = await admin()
    const user = await server.register({ role: 'USER' })
    const asked = async (token: string): Promise<number> =>
      (await server.call('getIntake', { token, params: { id: run.id } })).status
    expect(
      await Promise.all([one, boss, two, stranger, user].map(({ token }) => asked(token))),
    ).toEqual([200, 200, 404, 404, 403])
    expect((await server.call('listIntakes', { token: two.token })).body.items).toEqual([])
    // Pages lead back as well as on: of runs, and of the rows of one.
    const other = await bring(boss.token, CSV)
    const pages = async (operation: 'listIntakes' | 'listIntakeRows', params = {}) => {
      const page = async (cursor?: string | null) =>
        (
          await server.call(operation, {
            token: boss.token,
            params: params as { id: string },
            query: { limit: 1, ...(cursor && { cursor }) },
          })
        ).body
      const first = await page()
      const second = await page(first.next)
      const back = await page(second.previous)
      expect([first.previous, back.items, back.previous]).toEqual([null, first.items, null])
      return [...first.items, ...second.items]
    }
    expect((await pages('listIntakes')).map((one) => 'id' in one && one.id)).toEqual([
      other.id,
      run.id,
    ])
    const numbers = await pages('listIntakeRows', { id: run.id })
    expect(numbers.map((one) => 'number' in one && one.number)).toEqual([1, 2])
  })

  it('leaves a colleague’s people alone and says who looks after them', async () => {
    const boss = await admin()
    const [one, two] = [
      await server.register({ role: 'STAFF', agency: boss }),
      await server.register({ role: 'STAFF', agency: boss }),
    ]
    await bring(one.token, 'Nombre,Móvil\nAina,600112233\n')
    const run = await bring(two.token, 'Nombre,Móvil,Población\nAina,600112233,Sóller\n')
    const [row] = (await rows(two.token, run.id)).items
    expect(row).toMatchObject({ fate: 'skipped', contactId: null })
    expect(row?.remarks[0]?.message).toContain(
      `${one.profile.first_name} ${one.profile.last_name}`.trim(),
    )
  })

  it('has the rights of who brought the file, also when an ADMIN starts it', async () => {
    const boss = await admin()
    const [one, two] = [
      await server.register({ role: 'STAFF', agency: boss }),
      await server.register({ role: 'STAFF', agency: boss }),
    ]
    await bring(one.token, 'Nombre,Móvil\nAina,600112233\n')
    const run = await plan(
      two.token,
      await upload(
        two.token,
        'Nombre,Móvil,Población\nAina,600112233,Sóller\nRosa,600445566,Palma\n',
      ),
      { overwrite: true },
    )
    expect(
      (await server.call('startIntake', { token: boss.token, params: { id: run.id } })).status,
    ).toBe(202)
    await server.runJobs()
    expect((await rows(boss.token, run.id)).items.map(({ fate }) => fate)).toEqual([
      'skipped',
      'created',
    ])
    const [rosa] = (await server.call('listContacts', { token: two.token, query: { q: 'Rosa' } }))
      .body.items
    expect(rosa?.agentId).toBe(two.profile.id)
  })

  it('runs one at a time in an agency', async () => {
    const { token } = await admin()
    const [first, second] = [
      await plan(token, await upload(token, CSV)),
      await plan(token, await upload(token, CSV)),
    ]
    expect((await server.call('startIntake', { token, params: { id: first.id } })).status).toBe(202)
    const { status, body } = await server.call('startIntake', { token, params: { id: second.id } })
    expect([status, Object.keys(body)]).toEqual([406, ['detail']])
    await server.runJobs()
    expect((await server.call('deleteIntake', { token, params: { id: second.id } })).status).toBe(
      204,
    )
    expect((await server.call('deleteIntake', { token, params: { id: first.id } })).status).toBe(
      406,
    )
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
