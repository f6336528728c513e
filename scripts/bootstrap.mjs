// What start and test need before anything is installed: system Node 20 and its own modules only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone, holdsToo, release } from './lock.mjs'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
export const BIN = join(ROOT, 'node_modules', '.bin')
/** The Node 24 that comes with the package. */
export const NODE = join(BIN, 'node')
/** What a build is made of; `dist/.inputs` holds the hash of the last one. */
const BUILD_INPUTS = [
  'src',
  'generated',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/reference.ts',
  'mocks',
]

/** Installs with `npm ci` when node_modules is missing or is not what the lock says. */
export async function ensureInstalled() {
  if (isInstalled()) return
  await onlyOne('install', async () => {
    if (isInstalled()) return
    console.log('Installing packages (one to two minutes, once) …')
    const npm = process.env.npm_execpath?.endsWith('.js')
      ? [process.execPath, process.env.npm_execpath]
      : ['npm']
    const code = await runHeld(npm[0], [
      ...npm.slice(1),
      'ci',
      '--include=dev',
      '--ignore-scripts=false',
      '--no-audit',
      '--no-fund',
      // Packages of development that ask for Node 22 run on the package's own Node 24.
      '--loglevel=error',
    ])
    if (code !== 0)
      fail(
        `npm ci ended with code ${code}. The package registry must be reachable; ` +
          'npm config get registry says which one is asked.',
      )
    if (spawnSync(NODE, ['--version']).status !== 0)
      fail(
        'The package "node" did not bring its Node 24. ' +
          'Allow its install script (npm config get ignore-scripts) and start again.',
      )
  })
}

function isInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(installed) || !existsSync(NODE)) return false
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  const there = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional || entry.devOptional || there[path]?.version === entry.version,
  )
}

/** Builds the pages when something they are made of has changed since the last build. */
export async function ensureBuilt() {
  if (isBuilt()) return
  await onlyOne('build', async () => {
    if (isBuilt()) return
    console.log('Building the pages …')
    const hash = hashOfInputs()
    const code = await runHeld('npm', ['run', '--silent', 'build'])
    if (code !== 0) fail(`The build ended with code ${code}.`)
    mkdirSync(join(ROOT, 'dist'), { recursive: true })
    writeFileSync(join(ROOT, 'dist', '.inputs'), hash)
  })
}

function isBuilt() {
  const stamp = join(ROOT, 'dist', '.inputs')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfInputs()
}

function hashOfInputs() {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(join(ROOT, path))) return
    if (statSync(join(ROOT, path)).isDirectory())
      for (const name of readdirSync(join(ROOT, path)).sort()) add(join(path, name))
    else
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(ROOT, path)))
        .update('\0')
  }
  for (const input of BUILD_INPUTS) add(input)
  return hash.digest('hex')
}

/** What runs under a lock, and the signal that ended it. */
let running = null
let stopped = null

/** Ends what runs, with all that it has started in turn, and then this process. */
function stop(signal) {
  stopped = signal === 'SIGHUP' ? 'SIGTERM' : signal
  if (running?.pid) process.kill(-running.pid, stopped)
}

/** Does something while no other process of this folder does it; a signal ends all of it. */
async function onlyOne(what, work) {
  const lock = join(ROOT, '.cache', `${what}.lock`)
  const wait = () => console.log(`Another process is busy with the ${what}; waiting for it …`)
  await alone(lock, wait, async () => {
    for (const signal of SIGNALS) process.on(signal, stop)
    await work()
    for (const signal of SIGNALS) process.off(signal, stop)
  })
  if (stopped !== null) process.exit()
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program with the package's own programs first on its path; resolves with its exit code. */
export function run(program, args, { env = {}, detached = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      detached,
      env: { ...process.env, ...env, PATH: `${BIN}:${process.env.PATH}` },
    })
    if (detached) holdsToo((running = child).pid)
    child.on('error', (error) => {
      console.error(error.message)
      done(127)
    })
    child.on('close', (code, signal) => done(code ?? (signal === null ? 1 : 128)))
  })
}

/** The same under a lock: a group of its own, that is ended whole, since npm ends its shell alone. */
async function runHeld(program, args) {
  const code = await run(program, args, { detached: true })
  running = null
  if (stopped === null) return code
  release()
  process.exit()
}

/** Says what is wrong and ends the process. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
