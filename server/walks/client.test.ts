import { spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPackage, pack } from '../../scripts/client/package.ts'
import { jobs } from '../app.ts'
import { readRoutes } from '../contract/routes.ts'
import { freePort } from '../../scripts/free-port.ts'
import { headersOf } from '../modules/webhook/message.ts'
import { byKind } from '../jobs/run.ts'
import { startWorkers, type Workers } from '../jobs/worker.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { run as typed } from '../../client/cli/run.ts'
import { exampleOf } from '../../client/cli/help.ts'
import { TABLE } from '../../client/cli/table.ts'
import { terminalOf } from '../../client/cli/terminal.fixture.ts'
import { picture } from '../testing/home.ts'

/**
 * What others do with `npm run build:client`: in a folder of their own, from the tarball, against a
 * server that listens.
 */
const root = path.join(import.meta.dirname, '..', '..')
let server: TestServer
let workers: Workers
let user: Person
let baseUrl: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'llar-client-'))
  server = await startTestServer()
  user = await server.register({ role: 'ADMIN', agencyName: 'Cases de Script' })
  workers = startWorkers(
    { deps: server.deps, definitions: byKind(jobs), log: server.app.log },
    server.connection,
    1,
  )
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  await buildPackage(path.join(folder, 'package'))
  const tarball = await pack(path.join(folder, 'package'))
  const installed = path.join(folder, 'node_modules', 'llar-client')
  await mkdir(installed, { recursive: true })
  spawnSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  await symlink(
    path.join(root, 'node_modules', '@types'),
    path.join(folder, 'node_modules', '@types'),
  )
  await symlink(
    path.join(root, 'node_modules', 'undici-types'),
    path.join(folder, 'node_modules', 'undici-types'),
  ).catch(() => undefined)
  await cp(
    path.join(root, 'docs', 'examples', 'publish-a-home.ts'),
    path.join(folder, 'publish-a-home.ts'),
  )
  await cp(
    path.join(root, 'docs', 'examples', 'receive-webhooks.ts'),
    path.join(folder, 'receive-webhooks.ts'),
  )
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(path.join(folder, 'house.jpg'), await picture())
})
afterAll(async () => {
  await workers.stop()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a program in the user's folder; resolves with its exit code and everything it said. */
function run(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done) => child.on('close', (code) => done({ code, output })))
}

test('the package names its version, its types and no dependency', async () => {
  const manifest = JSON.parse(
    await readFile(path.join(folder, 'node_modules', 'llar-client', 'package.json'), 'utf8'),
  ) as Record<string, unknown>
  const { info } = JSON.parse(
    await readFile(path.join(root, 'generated', 'openapi.json'), 'utf8'),
  ) as { info: { version: string } }
  expect(manifest).toMatchObject({
    name: 'llar-client',
    version: info.version,
    type: 'module',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
  })
  expect(manifest['dependencies']).toBeUndefined()
  expect(
    await readFile(path.join(folder, 'node_modules', 'llar-client', 'README.md'), 'utf8'),
  ).toContain('# llar-client')
  const { connect } = (await import(
    pathToFileURL(path.join(folder, 'node_modules', 'llar-client', 'index.js')).href
  )) as { connect: (settings: object) => object }
  expect(Object.keys(connect({ baseUrl })).toSorted()).toEqual(
    readRoutes()
      .routes.map(({ operationId }) => operationId)
      .toSorted(),
  )
})

test('the script of the documentation has the types of the contract, and a wrong one has not', async () => {
  const script = await readFile(path.join(folder, 'publish-a-home.ts'), 'utf8')
  await writeFile(
    path.join(folder, 'wrong.ts'),
    script.replace('Operation.V', "'sell'").replace('built: 142', "built: 'large'"),
  )
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { output } = await run(process.execPath, [
    tsc,
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--lib',
    'es2023,dom,dom.iterable',
    '--types',
    'node',
    'publish-a-home.ts',
    'receive-webhooks.ts',
    'wrong.ts',
  ])
  expect(
    output
      .trim()
      .split('\n')
      .map(
        (line) => /^[\w.-]+\(\d+,\d+\): error \w+/.exec(line)?.[0].replace(/\(.*\)/, '') ?? line,
      ),
  ).toEqual(['wrong.ts: error TS2322', 'wrong.ts: error TS2322'])
}, 300_000)

test('the script publishes a home with its photo, and says what is missing without one', async () => {
  const env = { LLAR_URL: baseUrl, LLAR_EMAIL: user.email, LLAR_PASSWORD: user.password }
  const done = await run(process.execPath, ['publish-a-home.ts', 'house.jpg'], env)
  expect(done, done.output).toMatchObject({ code: 0 })
  const id = /\/inmueble\/([0-9a-f-]{36})/.exec(done.output)?.[1] ?? ''
  const seen = await server.call('getListing', { params: { id } })
  expect(seen.status).toBe(200)
  expect(seen.body).toMatchObject({ photos: [{ caption: { en: 'Seen from the square' } }] })

  const refused = await run(process.execPath, ['publish-a-home.ts', 'house.jpg'], {
    ...env,
    LLAR_PASSWORD: 'some other words',
  })
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('POST /api/v1/user/login/ was answered with 40')
}, 300_000)

test('the example takes a webhook that is signed, and none that is not', async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const port = await freePort()
  const child = spawn(process.execPath, ['receive-webhooks.ts'], {
    cwd: folder,
    env: { ...process.env, LLAR_WEBHOOK_SECRET: secret, PORT: String(port) },
  })
  let said = ''
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()))
  const body = JSON.stringify({
    type: 'property.saved',
    timestamp: '2026-11-23T10:00:00Z',
    data: { id: 'i', version: 2, changed: ['layout.bedrooms'], url: 'https://llar.example/i/' },
  })
  const send = (changes: Record<string, string> = {}, at = new Date()) =>
    fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { ...headersOf({ id: 'msg_1', body, at }, [secret]), ...changes },
      body,
    }).then(({ status }) => status)
  await expect.poll(() => send().catch(() => 0)).toBe(204)
  expect(await send()).toBe(204)
  expect(await send({ 'webhook-id': 'msg_2' })).toBe(400)
  expect(await send({ 'webhook-signature': 'v1,AAAA' })).toBe(400)
  expect(await send({}, new Date(Date.now() - 400_000))).toBe(400)
  child.kill()
  await new Promise((done) => child.on('close', done))
  expect(said.trim()).toBe('property.saved layout.bedrooms https://llar.example/i/')
}, 300_000)

test('a stranger in a path stays in it, calls of two people do not mix, a file comes as a Blob', async () => {
  const { connect } = (await import(
    pathToFileURL(path.join(folder, 'node_modules', 'llar-client', 'index.js')).href
  )) as {
    connect: (
      settings: object,
    ) => Record<string, (...args: unknown[]) => Promise<Record<string, unknown>>>
  }
  const other = await server.register({ role: 'ADMIN', agencyName: 'Una altra' })
  const [mine, theirs] = [user, other].map(({ token }) => connect({ baseUrl, token }))
  const both = await Promise.all([
    mine?.['getUser']?.(user.profile.id),
    theirs?.['getUser']?.(other.profile.id),
  ])
  expect(both.map((one) => one?.['email'])).toEqual([user.email, other.email])
  await expect(mine?.['getProperty']?.('../user/login')).rejects.toMatchObject({
    name: 'LlarError',
    status: 400,
    fields: { id: expect.any(String) },
  })
  expect(() => mine?.['removePropertyDocument']?.(user.profile.id, '..')).toThrow('no part ".."')
  await expect(connect({ baseUrl })['listProperties']?.()).rejects.toMatchObject({ status: 401 })
  expect(() => connect({ baseURL: baseUrl })).toThrow('there is no setting baseURL')
  expect(await mine?.['exportContacts']?.({ format: 'csv' })).toBeInstanceOf(Blob)
  const gateway = connect({
    baseUrl,
    fetch: () =>
      Promise.resolve(
        new Response('<h1>Bad gateway</h1>', {
          status: 502,
          headers: { 'content-type': 'application/json' },
        }),
      ),
  })
  await expect(
    gateway['loginUser']?.({ email: 'a@rig.example', password: 'x' }),
  ).rejects.toMatchObject({ name: 'LlarError', status: 502, body: '<h1>Bad gateway</h1>' })
}, 300_000)

/** What a request says, the parts of its form as text. */
async function said(request: Request) {
  const { method, url } = request
  const form = request.body ? await request.formData() : []
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
  const headers = [...request.headers].filter(([name]) => name !== 'content-type')
  return { method, url, headers, parts }
}

test('each command of llar asks what the function of its operation asks', async () => {
  const { connect } = (await import(
    pathToFileURL(path.join(folder, 'node_modules', 'llar-client', 'index.js')).href
  )) as {
    connect: (settings: object) => Record<string, (...args: unknown[]) => Promise<unknown>>
  }
  const photo = `@${path.join(folder, 'house.jpg')}`
  const settings = { baseUrl: 'https://llar.example', token: 'llar_key', language: 'en' }
  for (const command of TABLE.commands) {
    const line = exampleOf(command).map((piece) =>
      piece === '@file.jpg' ? photo : piece.replaceAll(/^'|'$/g, '').replaceAll("'\\''", "'"),
    )
    const { terminal, requests } = terminalOf(() => Response.json({ version: 7 }))
    const fault = terminalOf()
    terminal.say = fault.terminal.say
    expect(
      await typed([...line, '--yes', '--out', path.join(folder, 'answer')], terminal),
      fault.said(),
    ).toBe(0)
    const asked = requests.at(-1)
    if (!asked) throw new Error(`${command.id} asked nothing`)

    let same: Request | null = null
    const fetch = (request: Request) => {
      same = request.clone()
      return Promise.resolve(Response.json({}))
    }
    const words = line.slice(2, 2 + command.params.length)
    const body = command.body === null ? [] : [Object.fromEntries(await asked.clone().formData())]
    const query: Record<string, unknown> = {}
    for (const [name, value] of new URL(asked.url).searchParams) query[name] = value
    const params = command.query.length > 0 ? [query] : []
    await connect({ ...settings, fetch })[command.id]?.(...words, ...body, ...params)
    if (!same) throw new Error(`${command.id} of the package asked nothing`)
    if (command.answer === 'lines') continue
    expect(await said(asked), command.id).toEqual(await said(same))
  }
})

test('llar, installed, keeps a key, reads and writes, and says what is wrong in its exit code', async () => {
  const key = await server.call('createKey', {
    token: user.token,
    body: {
      name: 'line',
      scopes: ['read:property', 'write:property'],
      expiresOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    },
  })
  expect(key.status).toBe(201)
  const { secret } = key.body
  const llar = path.join(folder, 'node_modules', 'llar-client', 'llar.js')
  const bin = path.join(folder, 'bin')
  await mkdir(bin)
  await writeFile(
    path.join(bin, 'llar'),
    `#!/bin/sh\nexec '${process.execPath}' '${llar}' "$@"\n`,
    {
      mode: 0o755,
    },
  )
  const env = {
    XDG_CONFIG_HOME: folder,
    LLAR_URL: '',
    LLAR_TOKEN: '',
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
  }
  const line = (words: string, given: Partial<typeof env> = {}) =>
    run('bash', ['-c', words], { ...env, ...given })
  expect(await line(`printf '${secret}\\n' | llar login --url ${baseUrl}`)).toMatchObject({
    code: 0,
  })
  const OFFER = `--basics.offers '{"operation":"V","price":30000000}'`
  const made = await line(
    `llar property create --basics.type vivienda --layout.bedrooms 3 ${OFFER}`,
  )
  expect(made, made.output).toMatchObject({ code: 0 })
  const { id } = JSON.parse(made.output) as { id: string }
  const patched = await line(`llar property update ${id} --at latest --layout.bedrooms 4`)
  expect(patched, patched.output).toMatchObject({ code: 0 })
  const list = await line('llar property list --ndjson')
  expect(list.output).toContain(id)
  expect((await line(`llar property update ${id} --at 1 --layout.bedrooms 5`)).code).toBe(6)
  expect((await line(`llar property update ${id} --at latest --layout.bedrooms 5000`)).code).toBe(7)
  expect((await line('llar property get 0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b')).code).toBe(5)
  expect((await line('llar contact list')).code).toBe(4)
  expect((await line('llar property list', { LLAR_TOKEN: 'llar_wrong' })).code).toBe(3)
  expect((await line('llar property list', { LLAR_URL: 'http://127.0.0.1:1' })).code).toBe(9)
  const completed = await line(
    'source <(llar completion bash) && COMP_WORDS=(llar price cha) COMP_CWORD=2 && _llar && ' +
      'echo "${COMPREPLY[@]}"',
  )
  expect(completed.output.trim()).toBe('change')
})
