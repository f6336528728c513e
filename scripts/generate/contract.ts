import type { Contract } from './contract-type.ts'
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { withHouseAnswers } from './house-answers.ts'
import { asJson } from './json.ts'
import { OPENAPI, ROOT } from './paths.ts'
import { Problem } from './problem.ts'
import { withPublicParts } from './public-parts.ts'

export type { Contract } from './contract-type.ts'

const run = promisify(execFile)
const redocly = join(ROOT, 'node_modules', '.bin', 'redocly')
const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
}

/** A command's own words when it failed, without its banner; it names files from beside `folder`. */
async function redoclySays(folder: string, args: string[]): Promise<void> {
  const options = { cwd: dirname(folder), env, maxBuffer: 64e6 }
  try {
    await run(process.execPath, [redocly, ...args], options)
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`The contract has faults.\n${stdout}${stderr}`.trim(), { cause: error })
  }
}

/** Lints `folder`, an openapi/, with Redocly; rejects with file, line and rule of each fault. */
export function lintContract(folder = OPENAPI): Promise<void> {
  return redoclySays(folder, [
    'lint',
    '--config',
    'openapi/redocly.yaml',
    '--max-problems',
    '40',
    'openapi/openapi.yaml',
  ])
}

/**
 * Bundles `folder` into one document; the file `into` is the published one, with the answers of the
 * house. Two components of one name are a fault, never `Name-2`.
 */
export async function bundleContract(into: string, folder: string): Promise<Contract> {
  await redoclySays(folder, [
    'bundle',
    '--config',
    'openapi/redocly.yaml',
    '--component-renaming-conflicts-severity',
    'error',
    '--output',
    into,
    'openapi/openapi.yaml',
  ])
  const { document, folders } = withPublicParts({
    document: asJson(JSON.parse(readFileSync(into, 'utf8'))),
    folders: foldersOfComponents(folder),
  })
  const published = withHouseAnswers(document, folder)
  writeFileSync(into, `${JSON.stringify(published, null, 2)}\n`)
  const schemas = asJson(asJson(document['components'])['schemas'])
  const sorted = Object.fromEntries(
    Object.entries(schemas)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => [name, asJson(schema)]),
  )
  return { document, schemas: sorted, folders }
}

function foldersOfComponents(openapi: string): Record<string, string> {
  const folders: Record<string, string> = {}
  for (const folder of readdirSync(join(openapi, 'schemas'), { withFileTypes: true })) {
    if (!folder.isDirectory()) continue
    for (const file of readdirSync(join(openapi, 'schemas', folder.name))) {
      const name = basename(file, '.yaml')
      if (folders[name] !== undefined)
        throw new Problem(
          join(openapi, 'schemas', folder.name, file),
          1,
          `there is a component of this name in ${folders[name]}, too: the name of a component is its name everywhere`,
        )
      folders[name] = folder.name
    }
  }
  return folders
}
