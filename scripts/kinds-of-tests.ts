import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './part.ts'

const IMPORTS = /(?:^(?:import|export)\s(?!type\b)[^'";]*|\bimport\()'(\.[^']+\.ts)'/gm
/** How a server asks vitest for the run's PostgreSQL (`server/testing/footing.ts`). */
const ASKS = /\b(?:inject|provided)\('postgres'\)/

interface Read {
  asks: boolean
  loads: string[]
}

const testsUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .toSorted()

const met = new Map<string, Read>()

function read(file: string): Read {
  const known = met.get(file)
  if (known) return known
  // A path in a comment or a text may lead nowhere.
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const loads = [...text.matchAll(IMPORTS)].map(([, other = '']) => join(dirname(file), other))
  const found = { asks: ASKS.test(text), loads }
  met.set(file, found)
  return found
}

/** Whether a file, or anything that it loads, asks for the database. */
function asks(file: string): boolean {
  const files = new Set([file])
  for (const one of files) {
    const { asks: does, loads } = read(one)
    if (does) return true
    for (const other of loads) files.add(other)
  }
  return false
}

/**
 * The server's tests that reach no database: nothing they load asks for one. Found by what they
 * import, so that no list and no name of a file can be wrong.
 */
export const pureTests = (): string[] =>
  testsUnder('server').filter((file) => !asks(join(ROOT, file)))

/** The server's tests that ask a database: those of the project `server`. */
export const databaseTests = (): string[] =>
  testsUnder('server').filter((file) => asks(join(ROOT, file)))

/** Tests of the screens that put another module in a module's place, or read modules anew. */
export const mockingTests = (): string[] =>
  testsUnder('src').filter((file) =>
    /^\s*vi\.(?:mock|resetModules)\(/m.test(readFileSync(join(ROOT, file), 'utf8')),
  )
