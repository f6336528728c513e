import { afterAll, expect, it } from 'vitest'
import { json, sql, uuidv7 } from '../../db/index.ts'
import { channels } from '../publication/publication.fixture.ts'
import { inviting } from '../user/people/invite.fixture.ts'

const { server, boss, invite, links, accept } = await inviting()
afterAll(() => server.close())

it('who accepts with their own account stays on channels, and on the website, where they were chosen', async () => {
  const email = 'chosen@rig.example'
  const { id: before } = await invite(email)
  const { create, patch, read } = channels(server)
  const channel = await create(boss, 'kyero', 'Kyero')
  await patch(boss, channel.id, { kyero: { choice: { agentIds: [before] } } })
  const [siteId, pageId, agencyId] = [uuidv7(), uuidv7(), boss.profile.agency_ids[0] ?? '']
  const at = new Date()
  await sql`insert into site (id, agency_id, slug, state, doc, created_at, updated_at)
    values (${siteId}, ${agencyId}, 'chosen', 'draft', '{}', ${at}, ${at})`.execute(server.db)
  const page = { sections: [{ id: uuidv7(), kind: 'team', people: [before] }] }
  await sql`insert into site_page (id, site_id, position, doc, updated_at)
    values (${pageId}, ${siteId}, 0, ${json(page)}, ${at})`.execute(server.db)
  const [token] = await links(email)
  const ona = await server.register({ role: 'USER', email })
  expect((await accept(token, ona)).status).toBe(200)
  const chosen = (await read(boss, channel.id)).kyero?.choice?.agentIds
  expect(chosen).toEqual([ona.profile.id])
  const { rows } = await sql<{ doc: typeof page }>`select doc from site_page
    where id = ${pageId}`.execute(server.db)
  expect(rows[0]?.doc.sections[0]?.people).toEqual([ona.profile.id])
})
