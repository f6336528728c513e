import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { runOperator } from '../../operator/index.ts'
import { withCompany } from '../../subscription/subscription.fixture.ts'
import { moneyFaults } from '../index.ts'

let server: TestServer
let people: Person[]

const INPUT = {
  buyer: {
    name: 'Catalina Oliver',
    taxId: '12345678Z',
    address: 'Carrer de sa Lluna 12, 07100 Sóller',
    email: 'catalina@correo.example',
  },
  kind: 'F1',
  series: 'PV',
  language: 'es',
  lines: [{ text: 'Honorarios', quantity: 1, price: 10_000, vatPct: 21 }],
} as const

// Both say the same tax number, under which nothing was issued yet.
beforeAll(async () => {
  server = await startTestServer()
  people = [
    await server.register({ agencyName: 'Port Vell' }),
    await server.register({ agencyName: 'Sal i Pins' }),
  ]
  for (const who of people) await withCompany(server, who)
})
afterAll(() => server.close())

const draft = async ({ token }: Person): Promise<string> =>
  (await server.call('createInvoiceDraft', { token, body: INPUT })).body.id
const issue = ({ token }: Person, id: string) =>
  server.call('issueInvoiceDraft', { token, params: { id } })
const REFUSED = {
  status: 406,
  body: { detail: expect.stringMatching(/^Con este NIF ya factura otra cuenta/) },
}

it('of two accounts that issue first at once, one holds the number, and its word ends with it', async () => {
  const drafts = await Promise.all(people.map(draft))
  const answers = await Promise.all(people.map((who, at) => issue(who, drafts[at] ?? '')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 406])
  expect(answers.find(({ status }) => status === 406)).toMatchObject(REFUSED)
  const first = answers.findIndex(({ status }) => status === 201)
  const [stranger, owner] = first === 0 ? people : people.toReversed()
  if (!stranger || !owner) throw new Error('there are two')
  const params = { id: answers[first]?.body.id ?? '' }

  const words = ['taxid', 'B57123457', owner.email, 'Así lo dice el registro']
  expect(await runOperator(words, server.deps)).toMatchObject({ code: 0 })
  expect((await issue(owner, await draft(owner))).status).toBe(201)
  const body = { kind: 'R1', cause: 'Un céntimo de más', amount: 1 } as const
  const { token } = stranger
  expect(await server.call('rectifyInvoice', { token, params, body })).toMatchObject(REFUSED)
  // What was never owed is still annulled by who issued it: that takes no number.
  const annulled = await server.call('annulInvoice', {
    token,
    params,
    body: { cause: 'Emitida por error' },
  })
  expect(annulled.status).toBe(200)
  expect(await moneyFaults(server.db)).toEqual([])
})
