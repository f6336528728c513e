import { spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '..')
const server = `import { createServer } from 'node:http'
const http = createServer((_request, reply) => reply.setHeader('connection', 'close').end(String(process.pid)))
http.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('serving'))
process.on('SIGTERM', () => http.close(() => process.exit(0)))
`
let tree = ''
let port = 0
const running: ChildProcess[] = []

/**
 * The real start over a server of five lines: what is tested is installing, building, ports and
 * signals.
 */
beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'llar-start-'))
  port = await freePort()
  for (const folder of ['scripts', 'server', 'src']) mkdirSync(join(tree, folder))
  for (const file of [
    'start.mjs',
    'allocator.mjs',
    'bootstrap.mjs',
    'lock.mjs',
    'stop-with-parent.mjs',
    'port.mjs',
  ])
    cpSync(join(root, 'scripts', file), join(tree, 'scripts', file))
  // Node alone is linked, and the lock asks for nothing: an install in this tree could at worst
  // empty a folder of its own, never the one we work with.
  mkdirSync(join(tree, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(
    realpathSync(join(root, 'node_modules', '.bin', 'node')),
    join(tree, 'node_modules', '.bin', 'node'),
  )
  for (const file of ['package-lock.json', join('node_modules', '.package-lock.json')])
    writeFileSync(join(tree, file), JSON.stringify({ lockfileVersion: 3, packages: {} }))
  writeFileSync(join(tree, 'server', 'main.ts'), server)
  writeFileSync(join(tree, 'src', 'page.ts'), 'export const page = 1\n')
  writeFileSync(
    join(tree, 'package.json'),
    JSON.stringify({
      type: 'module',
      scripts: { build: `node -e "require('fs').appendFileSync('built', 'x')"` },
    }),
  )
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(tree, { recursive: true, force: true })
})

function start(
  demo = false,
  [command = '', ...args]: string[] = [process.execPath, 'scripts/start.mjs'],
  env: NodeJS.ProcessEnv = {},
): {
  child: ChildProcess
  said: () => string
  ended: Promise<number | null>
  serving: Promise<void>
} {
  const child = spawn(command, args, {
    cwd: tree,
    env: { ...process.env, ...env, PORT: String(port), DEMO: demo ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  const ended = new Promise<number | null>((done) => child.on('close', done))
  const serving = new Promise<void>((done, failed) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('serving')) done()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    void ended.then(() => failed(new Error(output)))
  })
  serving.catch(() => undefined)
  return { child, said: () => output, ended, serving }
}

const answer = () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (reply) => reply.text(),
    () => null,
  )
const builds = () =>
  existsSync(join(tree, 'built')) ? readFileSync(join(tree, 'built'), 'utf8').length : 0

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const untilSilent = () => expect.poll(answer).toBeNull()

test('a second start in the same folder says who has the port and leaves the first alone', async () => {
  const first = start()
  await first.serving
  const pid = await answer()
  const second = start()
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`Port ${port} is in use by`)
  expect(second.said()).toContain(`process ${pid}`)
  expect(await answer()).toBe(pid)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  await untilSilent()
})

test('the server stops when the start is killed outright', async () => {
  const first = start()
  await first.serving
  first.child.kill('SIGKILL')
  await untilSilent()
})

test('the server stops when what npm started it through is ended', async () => {
  // Not `exec`, so that the shell stands above it, as npm's does.
  const through = ['sh', '-c', `"${process.execPath}" scripts/start.mjs; exit $?`]
  const first = start(false, through, { npm_lifecycle_event: 'start' })
  await first.serving
  first.child.kill('SIGTERM')
  await untilSilent()
})

// Fills for longer than the test looks; its number goes to a file.
const seed = `import { writeFileSync } from 'node:fs'
writeFileSync('seeding', String(process.pid))
setTimeout(() => undefined, 60_000)
`
test.each(['SIGTERM', 'SIGKILL'] as const)(
  'the filling of the demo stops when the start is told %s',
  async (signal) => {
    writeFileSync(join(tree, 'scripts', 'seed.ts'), seed)
    rmSync(join(tree, 'seeding'), { force: true })
    const first = start(true)
    first.serving.catch(() => undefined)
    const pid = () =>
      existsSync(join(tree, 'seeding')) ? Number(readFileSync(join(tree, 'seeding'), 'utf8')) : 0
    await expect.poll(pid).toBeGreaterThan(0)
    const seeding = pid()
    first.child.kill(signal)
    expect(await first.ended).toBe(signal === 'SIGTERM' ? 0 : null)
    await expect.poll(() => isThere(seeding)).toBe(false)
    rmSync(join(tree, 'scripts', 'seed.ts'))
    expect(first.said()).not.toContain('serving')
  },
)

test('pages are built when something they are made of changed, and only then', async () => {
  const before = builds()
  expect(before).toBe(1)
  writeFileSync(join(tree, 'src', 'page.ts'), 'export const page = 2\n')
  const again = start()
  await again.serving
  expect(builds()).toBe(before + 1)
  again.child.kill('SIGTERM')
  await again.ended
})

const changed = (page: number) =>
  writeFileSync(join(tree, 'src', 'page.ts'), `export const page = ${page}\n`)
const lock = () => join(tree, '.cache', 'build.lock')

test('a lock that a start left when it died holds up nobody: its number is ours, or a stranger’s', async () => {
  const stranger = spawn('sleep', ['600'])
  running.push(stranger)
  const begin = `exec "${process.execPath}" scripts/start.mjs`
  for (const [page, left] of [
    [4, `echo $$ > .cache/build.lock; ${begin}`],
    [5, `echo "${stranger.pid} of-another-start" > .cache/build.lock; ${begin}`],
  ] as const) {
    changed(page)
    const again = start(false, ['sh', '-c', `mkdir -p .cache; ${left}`])
    await again.serving
    again.child.kill('SIGTERM')
    await again.ended
  }
  stranger.kill('SIGKILL')
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a build under way as a start is told %s goes with it, or holds up the next one',
  async (signal) => {
    const usual = readFileSync(join(tree, 'package.json'), 'utf8')
    const file = join(tree, 'building')
    rmSync(file, { force: true })
    const build = `node -e "require('fs').writeFileSync('building', String(process.pid)); setTimeout(() => {}, 600000)"`
    writeFileSync(
      join(tree, 'package.json'),
      JSON.stringify({ type: 'module', scripts: { build } }),
    )
    changed(signal === 'SIGTERM' ? 6 : 7)
    const first = start()
    const pid = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
    await expect.poll(pid).toBeGreaterThan(0)
    const building = pid()
    first.child.kill(signal)
    if (signal === 'SIGTERM') expect(await first.ended).toBe(0)
    writeFileSync(join(tree, 'package.json'), usual)
    if (signal === 'SIGKILL') {
      const second = start()
      await expect.poll(second.said).toContain('Another process is busy with the build')
      expect(existsSync(lock())).toBe(true)
      process.kill(building, 'SIGKILL')
      await second.serving
      second.child.kill('SIGTERM')
      await second.ended
    } else await expect.poll(() => isThere(building)).toBe(false)
  },
)

test('two starts at once build once', async () => {
  writeFileSync(join(tree, 'src', 'page.ts'), 'export const page = 3\n')
  const before = builds()
  const both = [start(), start()]
  // One of them finds the port taken, and may say so before the other serves.
  await Promise.any(both.map((one) => one.serving))
  await new Promise((done) => setTimeout(done, 1500))
  expect(builds()).toBe(before + 1)
  expect(await answer()).not.toBeNull()
  for (const one of both) one.child.kill('SIGTERM')
  await untilSilent()
})
