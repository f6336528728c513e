import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { walkOf } from './walk.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { bring, read, rows, people, person, plan, upload } = walkOf(() => server)
const admin = (): Promise<Person> => server.register({ role: 'ADMIN' })

describe('undo', () => {
  it('takes away who came in and puts back who was changed, but not who was worked on since', async () => {
    const { token } = await admin()
    await bring(token, 'Nombre,Móvil\nAina,600112233\nBiel,600112244\n')
    const run = await bring(
      token,
      'Nombre,Móvil,Población\nAina,600112233,Sóller\nBiel,600112244,Inca\n' +
        'Cata,600112255,Artà\nJoan,600112266,Deià\nJoan,600112266,Deià\n',
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

  it('and a run whose worker died each time stand still, go on when asked, and block no other', async () => {
    const { token } = await admin()
    const died = () =>
      sql`update job set attempts = 9 where kind like 'intake.%' and key is null`.execute(server.db)
    const made = await plan(token, await upload(token, 'Nombre,Móvil\nMaria,600112277\n'))
    const params = { id: made.id }
    await server.call('startIntake', { token, params })
    await died()
    await server.runJobs()
    expect(await read(token, made.id)).toMatchObject({ status: 'failed' })
    expect((await server.call('startIntake', { token, params })).status).toBe(202)
    await server.runJobs()
    expect(await read(token, made.id)).toMatchObject({ status: 'done', canUndo: true })

    await server.call('undoIntake', { token, params })
    await died()
    await server.runJobs()
    const stopped = await read(token, made.id)
    expect(stopped).toMatchObject({ status: 'failed', canUndo: true })
    expect(stopped.failure).toMatch(/^Deshacer se ha parado/)
    expect((await server.call('startIntake', { token, params })).status).toBe(406)
    // Another one of the agency begins.
    expect((await bring(token, 'Nombre,Móvil\nPere,600112288\n')).status).toBe('done')
    expect((await server.call('undoIntake', { token, params })).status).toBe(202)
    await server.runJobs()
    expect(await read(token, made.id)).toMatchObject({
      status: 'rolled_back',
      undone: { removed: 1 },
      failure: null,
    })
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
