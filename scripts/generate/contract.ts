import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { asJson, type Json } from './json.ts'
import { OPENAPI, ROOT } from './paths.ts'
import { Problem } from './problem.ts'
import { withPublicParts } from './public-parts.ts'

const run = promisify(execFile)
const redocly = join(ROOT, 'node_modules', '.bin', 'redocly')
const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
}

export interface Contract {
  document: Json
  /** Component name → schema, in the order of the names. */
  schemas: Record<string, Json>
  /** Component name → folder under `openapi/schemas`, a tag or `shared`. */
  folders: Record<string, string>
}

/** A command's own words when it failed, without its banner. */
async function redoclySays(args: string[]): Promise<void> {
  try {
    await run(process.execPath, [redocly, ...args], { cwd: ROOT, env, maxBuffer: 64e6 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`The contract has faults.\n${stdout}${stderr}`.trim(), { cause: error })
  }
}

/** Lints openapi/ with Redocly; rejects with file, line and rule of each fault. */
export function lintContract(): Promise<void> {
  return redoclySays([
    'lint',
    '--config',
    'openapi/redocly.yaml',
    '--max-problems',
    '40',
    'openapi/openapi.yaml',
  ])
}

/** Bundles openapi/ into one document. Two components of one name are a fault, never `Name-2`. */
export async function bundleContract(into: string): Promise<Contract> {
  await redoclySays([
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
    folders: foldersOfComponents(),
  })
  writeFileSync(into, `${JSON.stringify(document, null, 2)}\n`)
  const schemas = asJson(asJson(document['components'])['schemas'])
  const sorted = Object.fromEntries(
    Object.entries(schemas)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => [name, asJson(schema)]),
  )
  return { document, schemas: sorted, folders }
}

function foldersOfComponents(): Record<string, string> {
  const folders: Record<string, string> = {}
  for (const folder of readdirSync(join(OPENAPI, 'schemas'), { withFileTypes: true })) {
    if (!folder.isDirectory()) continue
    for (const file of readdirSync(join(OPENAPI, 'schemas', folder.name))) {
      const name = basename(file, '.yaml')
      if (folders[name] !== undefined)
        throw new Problem(
          join(OPENAPI, 'schemas', folder.name, file),
          1,
          `there is a component of this name in ${folders[name]}, too: the name of a component is its name everywhere`,
        )
      folders[name] = folder.name
    }
  }
  return folders
}
