import { expect, test } from 'vitest'
import { sql } from '../../db/index.ts'
import { startTestServer } from '../../testing/test-server.ts'

test('a switch that another version wrote and this one cannot read is off', async () => {
  const server = await startTestServer()
  try {
    const admin = await server.register({ agencyName: 'Aldaba' })
    const staff = await server.register({ role: 'STAFF', agency: admin })
    const rights = async () =>
      (await server.call('getUser', { token: staff.token, params: { id: staff.profile.id } })).body
        .permissions
    const write = (permissions: object) =>
      sql`update app_user set permissions = ${JSON.stringify(permissions)}::jsonb
        where id = ${staff.profile.id}`.execute(server.db)
    await write({ export: true })
    expect(await rights()).toMatchObject({ publish: true, delete: true, export: true })
    const nothing = {
      publish: false,
      delete: false,
      seeAllAgenda: false,
      seeAllContacts: false,
      editWeb: false,
      buy: false,
    }
    await write({ mayPublish: false, delete: 'none', export: true })
    expect(await rights()).toEqual({ ...nothing, export: true })
  } finally {
    await server.close()
  }
}, 300_000)
