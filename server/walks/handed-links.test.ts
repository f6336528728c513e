import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SelectionMade } from '../../generated/model/index.ts'
import { askedOf, homeOf, visitOf } from '../modules/visit/visit.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** What an agent was handed does not go on opening the agency for them when they have left. */
let server: TestServer
let boss: Person
let pere: Person
let home: string
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register()
  pere = await server.register({ role: 'STAFF', agency: boss })
  home = await homeOf(server, boss)
}, 300_000)
afterAll(() => server.close())

const leave = async (who: Person) => {
  const params = { id: who.profile.id }
  const body = { to: pere.profile.id }
  expect((await server.call('handOver', { token: boss.token, params, body })).status).toBe(200)
}
const newAgent = () => server.register({ role: 'STAFF', agency: boss })

async function send({ token }: Person, channel: 'EMAIL' | 'LINK'): Promise<SelectionMade> {
  const contact = { firstName: 'Rosa', email: 'rosa@rig.example' }
  const { body } = await server.call('createDemand', {
    token,
    body: { contact, what: { operations: ['V'] } },
  })
  const made = await server.call('createSelection', {
    token,
    body: { demandId: body.id, homes: [home], channel },
  })
  expect(made.status).toBe(201)
  return made.body
}
const open = async (selectionToken: string) =>
  (await server.call('openSelection', { params: { selectionToken } })).body

it('homes that were mailed have a link that their buyer alone holds', async () => {
  const joana = await newAgent()
  expect((await send(joana, 'EMAIL')).url).toBe('')
  await server.runJobs()
  const mail = (await server.mails()).findLast(({ to }) => to === 'rosa@rig.example')
  const token = /seleccion\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const said = { homeId: home, reaction: 'liked' as const, text: 'Me encanta el patio' }
  await server.call('reactToHome', { params: { selectionToken: token }, body: said })
  await leave(joana)
  expect(await open(token)).toMatchObject({ name: 'Rosa', homes: [{ text: said.text }] })
})

it('a link that an agent sends on tells what its buyer wrote no more when the agent has left', async () => {
  const joana = await newAgent()
  const token = (await send(joana, 'LINK')).url.slice(-43)
  const said = { homeId: home, reaction: 'liked' as const, text: 'Llamadme al 600' }
  await server.call('reactToHome', { params: { selectionToken: token }, body: said })
  expect(await open(token)).toMatchObject({ name: 'Rosa', homes: [{ text: said.text }] })
  await leave(joana)
  expect(await open(token)).toMatchObject({ name: '', homes: [{ id: home, text: null }] })
})

it('what a visitor thought is shown by the link mailed to them alone', async () => {
  const joana = await newAgent()
  const { id } = await visitOf(server, joana, home)
  const visitToken = await askedOf(server, joana, id)
  const body = { interest: 2, comment: 'Mucho ruido' }
  await server.call('tellVisit', { params: { visitToken }, body })
  const page = await server.call('getVisitPage', { params: { visitToken } })
  expect(page.body.said).toMatchObject(body)

  const alone = await visitOf(server, joana, home, { email: 'soon-mute@rig.example' })
  const params = { id: alone.contactId }
  const { version } = (await server.call('getContact', { token: joana.token, params })).body
  const reach = { phones: [{ number: '600112233' }] }
  await server.call('updateContact', { token: joana.token, params, body: { version, reach } })
  const asked = await server.call('askVisitFeedback', {
    token: joana.token,
    params: { id: alone.id },
  })
  expect(asked.body.mailed).toBe(false)
  const handed = { visitToken: asked.body.token }
  expect((await server.call('tellVisit', { params: handed, body })).status).toBe(200)
  expect((await server.call('getVisitPage', { params: handed })).body.said).toBeNull()
})

it('a visitor is not told the name of who left', async () => {
  const joana = await newAgent()
  const { id } = await visitOf(server, joana, home, { email: 'later@rig.example' })
  const visitToken = await askedOf(server, joana, id)
  await leave(joana)
  const { body } = await server.call('getVisitPage', { params: { visitToken } })
  expect(body.agentName).toBe(`${boss.profile.first_name} ${boss.profile.last_name ?? ''}`.trim())
})

it('a print of a home off the site opens no more when who ordered it has left', async () => {
  const joana = await newAgent()
  const draft = await server.call('createProperty', {
    token: joana.token,
    body: { basics: { type: 'vivienda', offers: [{ operation: 'V' }] } },
  })
  const orders = await Promise.all(
    [draft.body.id, home].map(async (id) => {
      const choice = await server.call('getPrintChoice', { token: joana.token, params: { id } })
      const print = await server.call('createPrint', {
        token: joana.token,
        params: { id },
        body: choice.body.options,
      })
      return print.body.token
    }),
  )
  const read = () =>
    Promise.all(
      orders.map(
        async (printToken) => (await server.call('readPrint', { params: { printToken } })).status,
      ),
    )
  expect(await read()).toEqual([200, 200])
  await leave(joana)
  expect(await read()).toEqual([404, 200])
})
