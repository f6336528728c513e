import { afterAll, expect, it } from 'vitest'
import { startLeads } from './leads.fixture.ts'

/** What a stranger says of themselves in an enquiry, and whose it is by what they say. */

const { server, admin, agent, publish, ask } = await startLeads()
afterAll(() => server.close())

it('an enquiry with a client’s phone, saved as a contact, puts no e-mail to the client', async () => {
  const { token } = admin
  const phones = [{ number: '+34611554002' }]
  const client = await server.call('createContact', {
    token,
    body: { person: { firstName: 'Sofie' }, reach: { phones } },
  })
  const { id } = (await ask({ phone: '611554002', email: 'else@where.example' })).body
  const saved = await server.call('saveLeadContact', { token: agent.token, params: { id } })
  expect(saved.body).toMatchObject({ contactId: client.body.id, email: 'else@where.example' })
  const known = await server.call('getContact', { token, params: { id: client.body.id } })
  expect(known.body.reach).toMatchObject({ phones, emails: [] })
})

it('who asked three times and was kept once is handed out, and erased from, all they asked', async () => {
  const { token } = admin
  const from = { lastName: 'Zwetschgenberger', email: 'Zwetschge@visitor.example' }
  const [first, second, before] = [
    (await ask({ ...from, message: 'Die erste Frage' })).body.id,
    (await ask({ ...from, message: 'Die zweite', propertyId: await publish(null) })).body.id,
    (await ask({ ...from, email: 'zwetschge@visitor.example.org', message: 'Andere' })).body.id,
  ]
  const saved = await server.call('saveLeadContact', { token, params: { id: first } })
  const id = saved.body.contactId ?? ''
  const call = { token, params: { id } }
  const file = (await server.call('exportPerson', call)).body as unknown as {
    enquiries: { message: string }[]
  }
  expect(file.enquiries.map(({ message }) => message)).toEqual(['Die erste Frage', 'Die zweite'])
  const { version } = (await server.call('getContact', call)).body
  const body = { version, confirm: true } as const
  expect((await server.call('eraseContact', { ...call, body })).status).toBe(200)
  const left = await server.db
    .selectFrom('lead')
    .innerJoin('inbox_thread', 'inbox_thread.lead_id', 'lead.id')
    .select(['lead.last_name', 'lead.message', 'lead.search', 'inbox_thread.email as reach'])
    .select(['inbox_thread.last_name as called', 'inbox_thread.search as words', 'last_text'])
    .where('lead.id', 'in', [first, second])
    .execute()
  const none = { last_name: null, message: '', search: '', reach: null }
  expect(left).toEqual([1, 2].map(() => ({ ...none, called: null, words: '', last_text: '' })))
  const thread = (await server.call('getInboxThread', { token, params: { id: second } })).body
  expect(JSON.stringify(thread)).not.toMatch(/zwetschge|Die zweite/i)
  const news = await server.call('listNotifications', { token })
  expect(JSON.stringify(news.body)).not.toContain(second)
  const others = await server.call('getLead', { token, params: { id: before } })
  expect(others.body).toMatchObject({ lastName: 'Zwetschgenberger', message: 'Andere' })
})
