import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReactionInput, SelectionMade } from '../../generated/model/index.ts'
import { setOwners } from '../modules/owner/owner.fixture.ts'
import { owner as applicant } from '../modules/rental/rental.fixture.ts'
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

/** A buyer of their own: a colleague's is refused. */
async function send(
  { token }: Person,
  channel: 'EMAIL' | 'LINK',
  message?: string,
): Promise<SelectionMade> {
  const contact = { firstName: 'Rosa', email: `rosa-${channel.toLowerCase()}@rig.example` }
  const { body } = await server.call('createDemand', {
    token,
    body: { contact, what: { operations: ['V'] } },
  })
  const made = await server.call('createSelection', {
    token,
    body: { demandId: body.id, homes: [home], channel, ...(message && { message }) },
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
  const mail = (await server.mails()).findLast(({ to }) => to === 'rosa-email@rig.example')
  const token = /seleccion\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const said = { homeId: home, reaction: 'liked' as const, text: 'Me encanta el patio' }
  await server.call('reactToHome', { params: { selectionToken: token }, body: said })
  await leave(joana)
  expect(await open(token)).toMatchObject({ name: 'Rosa', homes: [{ text: said.text }] })
})

it('a link to send on tells no more what its buyer was written and said once the agent has left', async () => {
  const joana = await newAgent()
  const message = 'Rosa, como me contaste lo de tu madre…'
  const made = await send(joana, 'LINK', message)
  const token = made.url.slice(-43)
  const react = (body: ReactionInput) =>
    server.call('reactToHome', { params: { selectionToken: token }, body })
  const said = { homeId: home, reaction: 'disliked', reason: 'place', text: 'Llamadme al 600' }
  await react(said as ReactionInput)
  const { reaction, reason, text } = said
  expect(await open(token)).toMatchObject({
    name: 'Rosa',
    message,
    homes: [{ id: home, reaction, reason, text }],
  })
  await leave(joana)
  const nothing = { reaction: null, reason: null, text: null }
  expect(await open(token)).toMatchObject({
    name: '',
    message: null,
    homes: [{ id: home, ...nothing }],
  })

  // Whoever holds it may still reply; whose reply that is, nobody knows.
  const reply = await react({ homeId: home, reaction: 'liked', text: 'La quiero' })
  expect([reply.status, reply.body.reaction, reply.body.text]).toEqual([200, 'liked', null])
  const { items } = (await server.call('listNotifications', { token: pere.token })).body
  const news = items.find(({ body }) => body.includes('La quiero'))
  expect(news?.title).toBe('Respuesta por un enlace de quien ya no está en la agencia')

  // It is a note, said once, and neither the buyer's answer nor anything that the matches learn of.
  await react({ homeId: home, reaction: 'liked', text: 'La quiero' })
  const { demandId } = made.selection
  const asked = { token: pere.token, params: { id: demandId } }
  const lines = (await server.call('listDemandHistory', asked)).body.items
  expect(lines.filter(({ kind }) => kind === 'REACTION').map((line) => line.text)).toEqual([
    said.text,
  ])
  const notes = lines.filter(({ kind }) => kind === 'NOTE').map((line) => line.text)
  expect(notes).toEqual([expect.stringMatching(/^Respuesta por un enlace.*«La quiero»$/)])
  const matches = await server.call('listDemandMatches', {
    token: pere.token,
    params: { demandId },
    query: { show: 'out' },
  })
  expect(matches.body.items).toMatchObject([{ home: { id: home }, state: 'disliked' }])
  const kept = await server.call('getSelection', {
    token: pere.token,
    params: { id: made.selection.id },
  })
  expect(kept.body.homes).toMatchObject([{ reaction, text }])
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

it('an owner’s page opens and answers no more when who gave it has left, and the desk says so', async () => {
  const joana = await newAgent()
  const owned = await homeOf(server, joana)
  const params = { id: owned }
  const { body: owner } = await server.call('createContact', {
    token: joana.token,
    body: { person: { firstName: 'Catalina' } },
  })
  await setOwners(server, joana, { propertyId: owned, contactIds: [owner.id] })
  const give = ({ token }: Person) =>
    server.call('createOwnerLink', {
      token,
      params,
      body: { contactId: owner.id, parts: ['opinions', 'prices', 'visits'] },
    })
  const propose = () =>
    server.call('proposePrice', {
      token: boss.token,
      params,
      body: { operation: 'V', price: 1_000_000 },
    })
  const links = async () =>
    (await server.call('getOwnerDesk', { token: boss.token, params })).body.links
  const given = { ownerPageToken: (await give(joana)).body.url.slice(-43) }
  expect((await links()).map((link) => link.opens)).toEqual([true])
  const proposalId = (await propose()).body.id
  await leave(joana)
  expect((await server.call('openOwnerPage', { params: given })).status).toBe(404)
  const answered = { params: given, body: { proposalId, answer: 'yes' as const } }
  expect((await server.call('answerProposal', answered)).status).toBe(404)
  const { basics } = (await server.call('getProperty', { token: boss.token, params })).body
  expect(basics.offers[0]?.price).not.toBe(1_000_000)
  expect((await links()).map((link) => link.opens)).toEqual([false])
  expect((await propose()).status).toBe(406)
  const anew = { ownerPageToken: (await give(boss)).body.url.slice(-43) }
  expect((await server.call('openOwnerPage', { params: anew })).status).toBe(200)
  expect((await links()).map((link) => link.opens)).toEqual([true])
})

it('nor when the account it was given to falls to whose e-mail it is', async () => {
  const email = 'oficina@rig.example'
  const maker = await server.register({
    email,
    agencyName: 'Registrada amb un altre correu',
    unproved: true,
  })
  const owned = await homeOf(server, maker)
  const { body: owner } = await server.call('createContact', {
    token: maker.token,
    body: { person: { firstName: 'Catalina' } },
  })
  await setOwners(server, maker, { propertyId: owned, contactIds: [owner.id] })
  const made = await server.call('createOwnerLink', {
    token: maker.token,
    params: { id: owned },
    body: { contactId: owner.id, parts: ['visits'] },
  })
  const given = { ownerPageToken: made.body.url.slice(-43) }
  expect((await server.call('openOwnerPage', { params: given })).status).toBe(200)
  await server.call('requestPasswordReset', { body: { email } })
  await server.runJobs()
  const letter = (await server.mails()).findLast(
    ({ to, text }) => to === email && text.includes('reset='),
  )
  const token = /reset=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const mine = await server.call('joinByInvitation', { body: { token, password: 'my-own-secret' } })
  expect(mine.status).toBe(200)
  expect((await server.call('openOwnerPage', { params: given })).status).toBe(404)
})

it('an applicant’s link opens for who leads their file while they are of the programme, and for them', async () => {
  const officer = await server.register({ role: 'LLOGUER_SEGUR' })
  const { body: file } = await server.call('createRental', { body: applicant })
  const made = await server.call('createRentalLink', {
    token: officer.token,
    params: { id: file.id },
    body: { types: ['cedula'] },
  })
  await server.runJobs()
  const mail = (await server.mails()).findLast(({ to }) => to === applicant.email)
  const tokenIn = (text = ''): string => /documentos\/(\S+)/.exec(text)?.[1] ?? ''
  const read = () =>
    Promise.all(
      [made.body.url, mail?.text].map(
        async (text) =>
          (await server.call('openRentalLink', { params: { rentalToken: tokenIn(text) } })).status,
      ),
    )
  expect(await read()).toEqual([200, 200])
  await server.db
    .updateTable('app_user')
    .set({ role: 'USER' })
    .where('id', '=', officer.profile.id)
    .execute()
  expect(await read()).toEqual([404, 200])
})
