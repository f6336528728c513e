import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contact } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { afterTransaction } from '../../testing/after-transaction.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { forgetInFiles, type Forget } from './forget.ts'
import { findRun } from './intake.repository.ts'
import { batchesAfter } from './rows-file.ts'
import { runIntake } from './run.ts'
import { walkOf } from './walk.fixture.ts'

/** Somebody is erased while the file that names them is being brought in. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { upload, plan, read, people } = walkOf(() => server)

const ROWS = 600
/** Her row is the last of the file, two batches behind the first. */
const OTHERS = Array.from(
  { length: ROWS - 1 },
  (_, at) => `P${at},,6${String(at).padStart(8, '1')},`,
)
const FILE = [
  'Nombre,Apellidos,Móvil,Correo',
  ...OTHERS,
  'Aina,Borrada,600112233,aina@borrada.example',
  '',
].join('\n')

/** A run that was started and that no worker has taken; erasing her is the caller's to do. */
async function begun(): Promise<{ token: string; id: string; erase: () => Promise<void> }> {
  const { token } = await server.register({ role: 'ADMIN' })
  const made: Contact = (
    await server.call('createContact', {
      token,
      body: {
        person: { firstName: 'Aina', lastName: 'Borrada' },
        reach: { phones: [{ number: '600112233' }], emails: [{ address: 'aina@borrada.example' }] },
      },
    })
  ).body
  const { id } = await plan(token, await upload(token, FILE))
  await server.call('startIntake', { token, params: { id } })
  await server.db.deleteFrom('job').where('kind', '=', 'intake.run').execute()
  const erase = async (): Promise<void> => {
    const { body } = await server.call('eraseContact', {
      token,
      params: { id: made.id },
      body: { version: made.version, confirm: true },
    })
    expect(body).toMatchObject({ kept: [] })
  }
  return { token, id, erase }
}

/** Everybody but her is in, nobody holds her, and no file of the run is left. */
async function expectAllButHer(token: string, id: string): Promise<void> {
  expect(await read(token, id)).toMatchObject({
    status: 'done',
    failure: null,
    totals: { done: ROWS, created: ROWS - 1, errors: 1 },
  })
  expect((await people(token, 'Borrada')).total).toBe(0)
  const rows = await server.db
    .selectFrom('intake_row')
    .select(['name', 'source'])
    .where('run_id', '=', id)
    .where('number', '=', ROWS)
    .execute()
  expect(rows).toEqual([{ name: '', source: ['', '', '', ''] }])
  await server.runJobs()
  expect((await findRun(server.db, id))?.file_key).toBeNull()
  for await (const { key } of server.deps.files.list('intake')) expect(key).not.toContain(id)
}

describe('erased after the first batch', () => {
  it('nobody comes back, while the file waits for its turn to be written anew', async () => {
    const { token, id, erase } = await begun()
    let batches = 0
    const deps = afterTransaction(server.deps, async () => {
      batches = (await read(token, id)).totals.done
      await erase()
    })
    await runIntake(deps, id)
    expect(batches).toBe(250)
    await expectAllButHer(token, id)
  })

  it('nor where another worker has written it anew meanwhile', async () => {
    const { token, id, erase } = await begun()
    const deps = afterTransaction(server.deps, async () => {
      await erase()
      await server.runJobs()
    })
    await runIntake(deps, id)
    await expectAllButHer(token, id)
  })
})

it('a run whose file was written anew before it was opened is not lost', async () => {
  const { token, id, erase } = await begun()
  let opened = 0
  const get: Deps['files']['get'] = async (...of) => {
    opened += 1
    if (opened === 1) {
      await erase()
      await server.runJobs()
    }
    return server.deps.files.get(...of)
  }
  await runIntake({ ...server.deps, files: { ...server.deps.files, get } }, id)
  expect(opened).toBe(2)
  await expectAllButHer(token, id)
})

it('two erasures that write one file anew at once both reach it', async () => {
  const { token } = await server.register({ role: 'ADMIN' })
  const run = await upload(token, 'Nombre,Móvil\nAina,600112233\nBiel,600112244\nCata,600112255\n')
  const agencyId = (await findRun(server.db, run.id))?.agency_id ?? ''
  const whoHas = (phone: string): Forget => ({
    agencyId,
    reach: [createHash('sha256').update(phone).digest('base64url')],
    names: [],
  })
  let opened = 0
  const get: Deps['files']['get'] = async (...of) => {
    const file = await server.deps.files.get(...of)
    opened += 1
    if (opened === 1) await forgetInFiles(server.deps, whoHas('600112244'))
    return file
  }
  await forgetInFiles({ ...server.deps, files: { ...server.deps.files, get } }, whoHas('600112233'))
  const key = (await findRun(server.db, run.id))?.file_key ?? ''
  const kept: unknown[] = []
  for await (const batch of batchesAfter(server.deps.files, key, 0, 250))
    kept.push(...batch.map(({ row }) => ('cells' in row ? row.cells[0] : null)))
  expect(kept).toEqual(['', '', 'Cata'])
})
