import { afterAll, beforeEach, expect, it } from 'vitest'
import { published } from '../../property/testing/homes.fixture.ts'
import { sendingAhead } from './sending.fixture.ts'

/** What a host leaves behind whose clock ran a year ahead before the net set it right. */
const YEAR = 365 * 86_400_000

const desk = await sendingAhead()
const { server, portal, clock, sending, later } = desk
afterAll(() => desk.stop())
beforeEach(desk.anew)

it('a home that was sold then is taken out once the portal answers, and not in a year', async () => {
  const { boss, id } = await sending()
  const home = (await published(server, boss)).id
  await server.runJobs()
  expect(portal.homes.has(home)).toBe(true)
  portal.be({ status: 503, headers: { 'retry-after': '3600' } })
  await desk.put(boss, home, 'withdrawn')
  await later(id, YEAR)
  clock.ahead = 0
  portal.be('good')
  await server.deps.jobs.add(server.db, 'publication.due', {})
  await server.runJobs()
  expect(portal.homes.has(home)).toBe(false)
})
