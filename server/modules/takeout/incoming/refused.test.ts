import { createHash } from 'node:crypto'
import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Takeout, TakeoutAddress } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { published } from '../../property/testing/homes.fixture.ts'
import { bring, brought, forgetTries, importOf, rowsOf, takenOut } from '../testing/bring.ts'
import { sweepImports } from './sweep.ts'
import { zipOf, type ZipFile } from '../testing/zip-of.ts'
import { entriesOf, type Opened } from '../testing/open-takeout.ts'

let there: TestServer
let here: TestServer
let owner: Person
let boss: Person
let out: Opened
let files: ZipFile[]
beforeAll(async () => {
  there = await startTestServer()
  here = await startTestServer()
  Object.assign(here.deps.config, { privateHosts: true })
  owner = await there.register({ role: 'ADMIN', agencyName: 'Parteix' })
  await published(there, owner)
  await there.runJobs()
  out = await takenOut(there, owner)
  files = [...(await entriesOf(out.zip))].map(([name, content]) => ({ name, content }))
  boss = await here.register({ role: 'ADMIN', email: 'boss@arriba.example' })
  await there.app.listen({ port: 0, host: '127.0.0.1' })
}, 300_000)
afterAll(async () => {
  await there.close()
  await here.close()
})

const manifestOf = (all: ZipFile[]) =>
  JSON.parse(all.find(({ name }) => name === 'manifest.json')?.content.toString() ?? '{}')
/** The takeout with some of its files otherwise; the manifest tells of them as they are. */
function changed(change: (all: ZipFile[]) => ZipFile[], manifest: object = {}): ZipFile[] {
  const rest = change(files.filter(({ name }) => name !== 'manifest.json'))
  const told = {
    ...manifestOf(files),
    ...manifest,
    files: rest.map(({ name, content }) => ({
      name,
      size: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
  }
  return [{ name: 'manifest.json', content: Buffer.from(JSON.stringify(told)) }, ...rest]
}
const inRecords = (tag: string, fn: (text: string) => string) => (all: ZipFile[]) =>
  all.map((file) =>
    file.name === `data/${tag}.ndjson`
      ? { ...file, content: Buffer.from(fn(file.content.toString())) }
      : file,
  )
const cutAt = (share: number) => out.zip.subarray(0, Math.floor(out.zip.length * share))
function altered(name: string): Buffer {
  const zip = Buffer.from(out.zip)
  const at = zip.indexOf(out.bytes(name).subarray(0, 60))
  zip.writeUInt8(zip.readUInt8(at + 30) ^ 1, at + 30)
  return zip
}
const same = (all: ZipFile[]) => all

describe('a file that is not taken changes nothing and says why in one sentence', () => {
  const media = () => out.names.find((name) => name.startsWith('media/')) ?? ''
  const cases: [what: string, zip: () => Buffer, sentence: string][] = [
    ['no zip', () => Buffer.from('<html>Inicia sesión</html>'), 'Esto no es un archivo ZIP'],
    ['nothing', () => Buffer.alloc(0), 'Esto no es un archivo ZIP'],
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(400, '.'), 'latin1'), 'Esto no es'],
    [
      'another zip',
      () => zipOf([{ name: 'foto.txt', content: Buffer.from('hola') }]),
      'Esto no es una descarga de datos de Llar',
    ],
    [
      'another manifest',
      () => zipOf([{ name: 'manifest.json', content: Buffer.from('{"format":"x"}') }]),
      'Esto no es una descarga de datos de Llar',
    ],
    ['cut at a tenth', () => cutAt(0.1), 'El archivo está cortado'],
    ['cut at its end', () => out.zip.subarray(0, -10), 'El archivo está cortado'],
    ['a byte of a record', () => altered('data/property.ndjson'), 'El archivo se ha alterado'],
    ['a byte of a photo', () => altered(media()), 'El archivo se ha alterado'],
    ['a newer format', () => zipOf(changed(same, { format: 'llar-takeout/2' })), 'más nueva'],
    [
      'two agencies',
      () =>
        zipOf(
          changed(
            inRecords('property', (text) =>
              text.replace(
                /"agencyId":"[^"]*"/,
                '"agencyId":"0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b"',
              ),
            ),
          ),
        ),
      'dos agencias',
    ],
    [
      'a line less than counted',
      () => zipOf(changed(inRecords('user', (text) => text.slice(text.indexOf('\n') + 1)))),
      'El archivo está dañado',
    ],
    [
      'a file that the manifest does not name',
      () => zipOf([...files, { name: 'data/more.txt', content: Buffer.from('x') }]),
      'El archivo está dañado',
    ],
    [
      'a name that leads out',
      () => zipOf([...files, { name: '../../etc/passwd', content: Buffer.from('x') }]),
      'nombres que llevan fuera',
    ],
    [
      'an absolute name',
      () => zipOf([...files, { name: '/etc/passwd', content: Buffer.from('x') }]),
      'nombres que llevan fuera',
    ],
    ['packed anew', () => zipOf(files, { method: 8 }), 'Este archivo se ha vuelto a comprimir'],
    ['a size that lies', () => zipOf(files, { lie: 5_000_000_000 }), 'El archivo está dañado'],
    ['files over one another', () => zipOf(files, { over: true }), 'El archivo está dañado'],
  ]
  it.each(cases)('%s', async (_, zip, sentence) => {
    const before = await rowsOf(here, boss)
    const { state, reason, counts } = await brought(here, boss, zip())
    expect({ state, reason, counts }).toEqual({
      state: 'refused',
      reason: expect.stringContaining(sentence),
      counts: [],
    })
    expect(await rowsOf(here, boss)).toEqual(before)
  })
})

it('a record that cannot come is told, and keeps nothing else back', async () => {
  const guest = await here.register({ role: 'ADMIN', email: 'guest@arriba.example' })
  const hostile = zipOf(
    changed(
      inRecords('property', (text) =>
        text.replace(/"basics":\{/, '"strange":"\\u0000","basics":{"later":"x",'),
      ),
    ),
  )
  const done = await brought(here, guest, hostile)
  expect(done).toMatchObject({ state: 'done' })
  expect(done.counts.find(({ schema }) => schema === 'Property')).toMatchObject({
    made: 1,
    left: 0,
  })
})

describe('who may', () => {
  it('an ADMIN, one at a time; 403 for a STAFF, 404 for another agency', async () => {
    const agent = await here.register({ role: 'STAFF', agency: boss })
    const stranger = await here.register({ role: 'ADMIN', email: 'stranger@arriba.example' })
    const url = 'https://llar.example/takeout/x.zip'
    const ask = (who: Person, body: object) =>
      here.call('createTakeoutImport', { token: who.token, body } as never)
    expect((await ask(agent, { url })).status).toBe(403)
    expect(await ask(boss, {})).toMatchObject({
      status: 400,
      body: { url: expect.stringContaining('una de las dos') },
    })
    for (const odd of ['ftp://llar.example/x', 'https://llar.example:99999/takeout/x.zip'])
      expect(await ask(boss, { url: odd })).toMatchObject({
        status: 400,
        body: { url: expect.any(String) },
      })
    const { id } = await bring(here, boss, out.zip)
    expect((await ask(boss, { url })).status).toBe(406)
    const state = (text: string) =>
      sql`update takeout_import set state = ${text} where id = ${id}`.execute(here.db)
    // In a state of a later version it is at work, too, and its file is kept.
    await state('sorting')
    expect((await ask(boss, { url })).status).toBe(406)
    await sweepImports({ ...here.deps, now: () => new Date(Date.now() + 7_200_000) })
    await state('checking')
    const params = { id }
    for (const operation of [
      'getTakeoutImport',
      'pauseTakeoutImport',
      'resumeTakeoutImport',
      'undoTakeoutImport',
    ] as const) {
      expect((await here.call(operation, { token: agent.token, params })).status).toBe(403)
      expect((await here.call(operation, { token: stranger.token, params })).status).toBe(404)
    }
    expect((await here.call('listTakeoutImports', { token: stranger.token })).body.items).toEqual(
      [],
    )
    await here.runJobs()
    expect(await importOf(here, boss, id)).toMatchObject({ state: 'done' })
  })
})

/** Another Llar at an address, as it answers for a test. */
async function elsewhere(answer: http.RequestListener): Promise<{ url: string; close(): void }> {
  const server = http.createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/takeout/x.zip`, close: () => server.close() }
}

describe('an address', () => {
  const addressOf = async () => {
    const { items } = (await there.call('listTakeouts', { token: owner.token })).body
    const { id } = items[0] as Takeout
    const made = await there.call('createTakeoutAddress', { token: owner.token, params: { id } })
    const { pathname } = new URL((made.body as TakeoutAddress).url)
    const { port } = there.app.addresses()[0] as { port: number }
    return { id, url: `http://127.0.0.1:${port}${pathname}` }
  }
  const ask = async (who: Person, url: string) => {
    await forgetTries(here)
    const { body } = await here.call('createTakeoutImport', {
      token: who.token,
      body: { url },
    })
    await here.runJobs()
    return importOf(here, who, (body as { id: string }).id)
  }

  it('is read in parts, to the same end as the file; 410 once it is over', async () => {
    const far = await here.register({ role: 'ADMIN', email: 'far@arriba.example' })
    const { id, url } = await addressOf()
    const done = await ask(far, url)
    expect(done).toMatchObject({ state: 'done', source: new URL(url).host })
    expect(JSON.stringify(done)).not.toContain(new URL(url).pathname)
    const near = await here.register({ role: 'ADMIN', email: 'near@arriba.example' })
    expect((await brought(here, near, out.zip)).counts).toEqual(done.counts)
    expect(await rowsOf(here, near)).toEqual(await rowsOf(here, far))
    await there.call('deleteTakeout', { token: owner.token, params: { id } })
    expect(await ask(far, url)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('Esa dirección ha terminado'),
    })
  })

  it.each<[string, http.RequestListener, object]>([
    [
      'not there',
      (_, reply) => reply.writeHead(404).end(),
      { state: 'refused', reason: 'En esa dirección no hay ninguna descarga de datos' },
    ],
    [
      'a page',
      (_, reply) => reply.end('<html></html>'),
      {
        state: 'refused',
        reason: 'Esa dirección no da el archivo por partes. Descárgalo y súbelo',
      },
    ],
    ['busy', (_, reply) => reply.writeHead(503).end(), { state: 'checking', reason: null }],
  ])('that is %s', async (_, answer, outcome) => {
    const who = await here.register({
      role: 'ADMIN',
      email: `a-${crypto.randomUUID()}@arriba.example`,
    })
    const other = await elsewhere(answer)
    expect(await ask(who, other.url)).toMatchObject(outcome)
    other.close()
  })

  it('inside our own network is refused', async () => {
    const who = await here.register({ role: 'ADMIN', email: 'inner@arriba.example' })
    Object.assign(here.deps.config, { privateHosts: false })
    expect(await ask(who, 'http://127.0.0.1:9/takeout/x.zip')).toMatchObject({
      state: 'refused',
      reason: 'Esa dirección no está en internet',
    })
    Object.assign(here.deps.config, { privateHosts: true })
  })

  it('that stops in the middle is asked again, and after some tries a person', async () => {
    const who = await here.register({ role: 'ADMIN', email: 'mute@arriba.example' })
    let answered = 0
    const other = await elsewhere((request, reply) => {
      const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')
      const [from, to] = [Number(range?.[1]), Math.min(Number(range?.[2]), out.zip.length - 1)]
      answered += 1
      reply.writeHead(206, {
        'content-range': `bytes ${from}-${to}/${out.zip.length}`,
        etag: '"x"',
      })
      // Every fifth answer breaks off half way.
      const whole = out.zip.subarray(from, to + 1)
      if (answered % 5 !== 0) return reply.end(whole)
      reply.write(whole.subarray(0, Math.floor(whole.length / 2)), () => reply.destroy())
    })
    const first = await ask(who, other.url)
    let now = first
    for (let n = 0; n < 60 && (now.state === 'checking' || now.state === 'running'); n += 1) {
      await sql`update job set run_at = now() where kind = 'takeout.import'`.execute(here.db)
      await here.runJobs()
      now = await importOf(here, who, first.id)
    }
    other.close()
    expect(['done', 'paused']).toContain(now.state)
    if (now.state === 'paused') expect(now.reason).toContain('no contesta')
  })
})
