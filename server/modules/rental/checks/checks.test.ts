import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Rental, RentalCheckRule, RentalCheckSave } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { owner } from '../rental.fixture.ts'
import { CHECKS } from './rules.ts'

let server: TestServer
let officer: Person
let id: string
beforeAll(async () => {
  server = await startTestServer()
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
  id = (await server.call('createRental', { body: owner })).body.id
})
afterAll(() => server.close())

const read = async (): Promise<Rental> =>
  (await server.call('getRental', { token: officer.token, params: { id } })).body
const save = (rule: RentalCheckRule, body: RentalCheckSave) =>
  server.call('saveRentalCheck', { token: officer.token, lang: 'en', params: { id, rule }, body })
const outcomeOf = async (rule: RentalCheckRule) =>
  (await read()).checks.find((one) => one.rule === rule)

it('what the answers say is filled in, until somebody says otherwise', async () => {
  const { checks } = await read()
  expect(checks.map(({ rule }) => rule)).toEqual(CHECKS.owner)
  expect(checks.filter(({ counted }) => counted).map(({ outcome }) => outcome)).toEqual([
    'met',
    'met',
    'met',
    'met',
  ])
  await save('rentCap', { outcome: 'failed', note: 'They ask for more now' })
  expect(await outcomeOf('rentCap')).toMatchObject({
    outcome: 'failed',
    counted: false,
    note: 'They ask for more now',
  })
  await save('rentCap', { outcome: 'unknown', note: null })
  expect(await outcomeOf('rentCap')).toMatchObject({ outcome: 'met', counted: true })
})

it('one that is waived says why; one of the other side, or by another’s document, is refused', async () => {
  const other = (await server.call('createRental', { body: { ...owner, email: 'o@rig.example' } }))
    .body.id
  const answers = [
    await save('ibi', { outcome: 'waived' }),
    await save('padron', { outcome: 'met' }),
    await save('deed', { outcome: 'met', documentId: other }),
  ]
  expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
    [400, ['note']],
    [400, ['rule']],
    [400, ['documentId']],
  ])
})

it('a file is complete from the day on which the last check is met or waived', async () => {
  for (const rule of CHECKS.owner.slice(4)) {
    expect((await read()).completeOn).toBeNull()
    await save(
      rule,
      rule === 'ibi' ? { outcome: 'waived', note: 'Due in December' } : { outcome: 'met' },
    )
  }
  expect((await read()).completeOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  await save('energy', { outcome: 'failed' })
  expect((await read()).completeOn).toBeNull()
})

it('of a file that is none there is no check', async () => {
  const params = { id: officer.profile.id, rule: 'ibi' as const }
  const body = { outcome: 'met' as const }
  const { status } = await server.call('saveRentalCheck', { token: officer.token, params, body })
  expect(status).toBe(404)
})
