import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { walkOf } from './walk.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const CSV =
  'Nombre;Apellidos;Móvil;Correo;Notas\nAina;Pons;600112233;aina@pons.example;Terraza\n' +
  'Biel;Mas;600112244;;\n;;;;nadie\nAina;Pons Riu;600112233;otra@pons.example;\n'

const { upload, plan, bring, rows } = walkOf(() => server)
const admin = (): Promise<Person> => server.register({ role: 'ADMIN' })

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
