import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site, SitePage } from '../../../../generated/model/index.ts'
import { inTransaction } from '../../../db/index.ts'
import { Died, dying } from '../../../testing/dying.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { homeOf } from '../../visit/visit.fixture.ts'
import { digestOf } from '../compare/canonical.ts'
import { siteHead, siteVersionDoc } from '../index.ts'
import { fillCompany, siteOf } from '../site.fixture.ts'
import { publishSite } from './publish.service.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portvell Immobles' })
  await homeOf(server, admin)
  await siteOf(server, admin)
  await fillCompany(server, admin)
}, 300_000)
afterAll(() => server.close())

const current = async (): Promise<Site> =>
  (await server.call('listSites', { token: admin.token })).body.items[0] as Site

/** Digest of what strangers read. */
async function publicDigest(slug: string): Promise<string | null> {
  const head = await siteHead(server.db, { slug })
  const doc = head && (await siteVersionDoc(server.db, head.siteId, head.number))
  return doc && digestOf(doc)
}

async function titled(es: string): Promise<Site> {
  const site = await current()
  const [page] = site.draft.pages
  const { body } = await server.call('saveSitePage', {
    token: admin.token,
    params: { id: site.id, pageId: page?.id ?? '' },
    body: { version: site.pages[0]?.version ?? 0, page: { ...page, title: { es } } as SitePage },
  })
  return body as Site
}

test('acceptance 7: a process that dies while it publishes, 50 times: the old site or the new one', async () => {
  const actor = {
    userId: admin.profile.id,
    agencyId: admin.profile.agency_ids[0] ?? '',
    role: 'ADMIN' as const,
    lang: 'es' as const,
  }
  const publish = ({ id, digest }: Site, left: number) => {
    const deps = dying(server.deps, left)
    return inTransaction(deps.db, (trx) => publishSite({ trx, deps, actor }, id, { digest }))
  }
  let [deaths, published] = [0, 0]
  for (let round = 0; deaths < 50; round += 1) {
    const site = await titled(`Vuelta ${round}`)
    const before = await publicDigest(site.slug)
    const left = round % 40
    const done = await publish(site, left).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Died)) throw error
        return false
      },
    )
    expect(await publicDigest(site.slug)).toBe(done ? site.digest : before)
    if (done) published += 1
    else deaths += 1
  }
  expect(published).toBeGreaterThan(0)
  const last = await titled('La última')
  await publish(last, 1000)
  expect(await publicDigest(last.slug)).toBe(last.digest)
}, 300_000)
