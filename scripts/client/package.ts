import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { generatePackage } from '../generate/client.ts'
import { asJson } from '../generate/json.ts'
import { GENERATED, ROOT } from '../generate/paths.ts'
import { TSC } from '../checks/types.ts'
import { command } from '../part.ts'

/** What the package gives: `connect`, the failure, every type and enumeration. */
const INDEX = `import { bind } from '../../client/bind.ts'
import type { Settings } from '../../client/settings.ts'
import { verifyWebhook as verify, type WebhookHeaders } from '../../client/webhook.ts'
import type { WebhookEvent } from './operations.ts'
import * as operations from './operations.ts'

export { LlarError } from '../../client/http.ts'
export type { CallOptions, Settings } from '../../client/settings.ts'
export { WebhookRefused, type WebhookHeaders } from '../../client/webhook.ts'
ENUMERATIONS
export type * from './operations.ts'

/** Every operation of the contract, as a function. */
export interface Llar extends ReturnType<typeof bind<typeof operations>> {}

/** The operations of a server, asked as the one whose token it is. */
export const connect = (settings: Settings): Llar => bind(operations, settings)

/**
 * The event of a webhook, once its signature fits the secret (or one of several) and it is no older
 * than five minutes; throws WebhookRefused otherwise. \`body\` as it came, before it was parsed.
 */
export const verifyWebhook: (
  body: string,
  headers: WebhookHeaders,
  secret: string | readonly string[],
) => Promise<WebhookEvent> = verify
`

/** Names of the enumerations: a type and its values under one name. */
const enumerationsOf = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+) = \{$/gm)].map(([, name]) => String(name))

/**
 * What a caller puts into a path stays one segment of it; orval's plain functions leave it as it
 * is.
 */
const encoded = (text: string): string =>
  text.replaceAll(/\{url: `([^`]*)`/g, (whole) =>
    whole.replaceAll(/\$\{(\w+)\}/g, '${segment($1)}'),
  )

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
  },
  include: ['*.ts'],
}

/** The declarations lie flat in the package, so that every import of one names its neighbour. */
function flatTypes(scratch: string, to: string): void {
  const types = join(scratch, 'types')
  const made = relative(ROOT, scratch)
  for (const file of [
    'client/http.d.ts',
    'client/settings.d.ts',
    'client/bind.d.ts',
    'client/webhook.d.ts',
    join(made, 'index.d.ts'),
    join(made, 'operations.d.ts'),
  ]) {
    const text = readFileSync(join(types, file), 'utf8').replaceAll(
      /(from |import\()(['"])(?:\.{1,2}\/)+(?:\w+\/)*(\w+)\.ts\2/g,
      '$1$2./$3.js$2',
    )
    writeFileSync(join(to, basename(file)), text)
  }
}

/** Builds the package into `folder`; its version is the contract's. Returns the version. */
export async function buildPackage(folder: string): Promise<string> {
  const document = asJson(JSON.parse(readFileSync(join(GENERATED, 'openapi.json'), 'utf8')))
  const version = String(asJson(document['info'])['version'])
  const scratch = join(ROOT, '.cache', `client${process.pid}`)
  try {
    mkdirSync(scratch, { recursive: true })
    await generatePackage(document, relative(ROOT, scratch))
    const written = readFileSync(join(scratch, 'operations.ts'), 'utf8')
    const operations = `import { segment } from '../../client/http.ts'\n${encoded(written)}`
    writeFileSync(join(scratch, 'operations.ts'), operations)
    const names = enumerationsOf(operations)
    writeFileSync(
      join(scratch, 'index.ts'),
      INDEX.replace('ENUMERATIONS', `export { ${names.join(', ')} } from './operations.ts'`),
    )
    writeFileSync(
      join(scratch, 'tsconfig.json'),
      JSON.stringify({
        ...TSCONFIG,
        compilerOptions: { ...TSCONFIG.compilerOptions, outDir: join(scratch, 'types') },
      }),
    )
    const { code, output } = await command('node', [TSC, '-p', scratch])
    if (code !== 0) throw new Error(output)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    flatTypes(scratch, folder)
    const bundle = await rolldown({ input: join(scratch, 'index.ts'), platform: 'neutral' })
    await bundle.write({ file: join(folder, 'index.js'), format: 'esm' })
    await bundle.close()
    const line = await rolldown({
      input: join(ROOT, 'client', 'cli', 'main.ts'),
      platform: 'node',
    })
    await line.write({ file: join(folder, 'llar.js'), format: 'esm' })
    await line.close()
    cpSync(join(ROOT, 'client', 'package', 'README.md'), join(folder, 'README.md'))
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(version), null, 2)}\n`)
    return version
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const manifestOf = (version: string) => ({
  name: 'llar-client',
  version,
  description: 'Every operation of the Llar API as a typed function.',
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.6' },
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  types: './index.d.ts',
  bin: { llar: './llar.js' },
  files: ['*.js', '*.d.ts'],
})

/** Packs a built package with npm; returns the tarball's path. */
export async function pack(folder: string): Promise<string> {
  const { code, output } = await command('npm', [
    'pack',
    folder,
    '--silent',
    '--pack-destination',
    folder,
  ])
  if (code !== 0) throw new Error(output)
  return join(folder, output.trim().split('\n').at(-1) ?? '')
}
