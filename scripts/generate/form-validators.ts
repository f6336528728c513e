import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { rolldown } from 'rolldown'
import type { Json } from './json.ts'

/**
 * Compiles each schema to plain functions and bundles them to ES modules without `eval` and
 * `require`; what they share (formats, Ajv's small run time) stands once in `forms/runtime/`.
 * @param schemas `<tag>/<Name>` → schema
 */
export async function writeValidators(
  schemas: Record<string, Json>,
  folder: string,
  scratch: string,
): Promise<void> {
  const input: Record<string, string> = {}
  // Each schema's own Ajv would compile the schema of schemas anew: a third of the generator's time.
  const judge = new Ajv2020({ strict: false })
  for (const [path, schema] of Object.entries(schemas)) {
    const file = join(scratch, `${path.replace('/', '-')}.cjs`)
    mkdirSync(scratch, { recursive: true })
    judge.validateSchema(schema, true)
    const code = compileSchemaValidatorsCode(schema as never, {
      AjvClass: Ajv2020 as never,
      ajvOptionsOverrides: {
        verbose: false,
        discriminator: true,
        meta: false,
        validateSchema: false,
        code: { lines: false },
      },
    })
    writeFileSync(file, code)
    input[`${path}.validator`] = file
  }
  const bundle = await rolldown({
    input,
    cwd: scratch,
    platform: 'browser',
    logLevel: 'silent',
    treeshake: true,
    experimental: { attachDebugInfo: 'none' },
    resolve: { modules: [join(folder, '..', '..', 'node_modules')] },
  })
  try {
    await bundle.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'runtime/[name].js',
      minify: false,
    })
  } finally {
    await bundle.close()
  }
}
