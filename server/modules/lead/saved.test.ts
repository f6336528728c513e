import { afterAll, expect, it } from 'vitest'
import { startLeads } from './leads.fixture.ts'

/** What a stranger says of themselves in an enquiry changes nobody whom the agency knows. */

const { server, admin, agent, ask } = await startLeads()
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
