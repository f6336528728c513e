import { toBuffer } from 'qrcode'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Agreement, AgreementHomePage, Property } from '../../../../generated/model/index.ts'
import { sql, uuidv7 } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { lookForCodes } from '../../property/index.ts'
import { picture } from '../../../testing/home.ts'
import { network, shareable } from '../network.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof network>
let [aina, joana]: Person[] = []
let agreement: Agreement

beforeAll(async () => {
  server = await startTestServer()
  acts = network(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  agreement = await acts.agreed(aina, joana, await acts.circle(aina, [joana]))
}, 300_000)
afterAll(() => server.close())

const who = (one: Person | undefined): Person => one ?? expect.fail('nobody')
/** Why a home stays at home, as `rule field`. */
async function why(id: string): Promise<string[] | undefined> {
  const { body } = await server.call('listAgreementHomes', {
    token: who(aina).token,
    params: { id: agreement.id },
    query: { limit: 100 },
  })
  return (body as AgreementHomePage).items
    .find((one) => one.id === id)
    ?.reasons.map(({ rule, field }) => `${rule} ${field}`)
}
/** A photo that bears a code in its corner, an eighth of it wide, as agencies stamp them. */
async function stamped(): Promise<Buffer> {
  const code = await toBuffer('https://portalvell.example/ref/12', { width: 240, margin: 2 })
  return sharp(await picture())
    .resize(1920, 1280, { fit: 'fill' })
    .composite([{ input: code, gravity: 'southeast' }])
    .jpeg({ quality: 80 })
    .toBuffer()
}
async function upload(id: string, content: Buffer): Promise<Property> {
  const { token } = who(aina)
  await server.call('uploadPropertyMedia', {
    token,
    params: { id },
    files: [{ field: 'files', filename: 'b.jpg', mime: 'image/jpeg', content }],
  })
  await server.runJobs()
  return (await server.call('getProperty', { token, params: { id } })).body
}

describe('exchange.md section 5: no watermarks in what is shared', () => {
  it('withholds a home whose photo holds a code, until the photo is for nobody outside', async () => {
    const home = await acts.publish(who(aina), shareable(`PX-${uuidv7().slice(-6)}`))
    expect(await acts.seen(who(joana))).toContain(home)
    const { media } = await upload(home, await stamped())
    expect(await why(home)).toEqual(['code media'])
    expect(await acts.seen(who(joana))).not.toContain(home)
    await server.call('updatePropertyMedia', {
      token: who(aina).token,
      params: { id: home },
      body: { items: [{ id: media.at(-1)?.id ?? '', visibility: 'private' }] },
    })
    expect(await acts.seen(who(joana))).toContain(home)
    expect(await why(home)).toEqual([])
  })

  it('looks by a job at photos that came before anybody looked', async () => {
    const home = await acts.publish(who(aina), shareable(`PX-${uuidv7().slice(-6)}`))
    await upload(home, await stamped())
    await sql`update media_file set has_code = null`.execute(server.db)
    await acts.change(who(aina), home, {
      texts: { title: { es: 'Casa' }, description: { es: 'B.' } },
    })
    expect(await acts.seen(who(joana))).toContain(home)
    expect(await lookForCodes(server.deps)).toBeGreaterThan(0)
    expect(await why(home)).toEqual(['code media'])
    const { rows } = await sql`select 1 from media_file where has_code is null`.execute(server.db)
    expect(rows).toEqual([])
  })

  it('believes a caption that speaks of a watermark', async () => {
    const home = await acts.publish(who(aina), shareable(`PX-${uuidv7().slice(-6)}`))
    const { media } = await upload(home, await picture())
    const caption = (es: string) =>
      server.call('updatePropertyMedia', {
        token: who(aina).token,
        params: { id: home },
        body: { items: [{ id: media[0]?.id ?? '', caption: { es } }] },
      })
    await caption('Salón (con marca de agua)')
    expect(await why(home)).toEqual(['watermark media.caption'])
    await caption('Salón con vistas al agua')
    expect(await acts.seen(who(joana))).toContain(home)
  })
})
