import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { expect, test } from 'vitest'
import { forms } from '../../generated/forms/index.ts'
import contract from '../../generated/openapi.json' with { type: 'json' }
import { asJson, asList } from './json.ts'
import { GENERATED } from './paths.ts'

const schemas = asJson(contract.components.schemas)

test.each(Object.entries(forms))(
  '%s: rjsf takes its schema and validator as they are',
  async (name, load) => {
    const { default: form } = await load()
    const validator = createPrecompiledValidator(form.validator, form.schema)
    for (const example of asList(asJson(schemas[name])['examples'])) {
      expect(validator.validateFormData(example, form.schema).errors).toEqual([])
    }
    expect(
      validator.validateFormData('not an object' as never, form.schema).errors.length,
    ).toBeGreaterThan(0)
    expect(form.order).toEqual(Object.keys(form.schema.properties ?? {}))
  },
)

test('a compiled validator needs no eval and no require', () => {
  const files = readdirSync(join(GENERATED, 'forms'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js'),
  )
  expect(files.length).toBeGreaterThan(Object.keys(forms).length)
  for (const file of files)
    expect(readFileSync(join(GENERATED, 'forms', file), 'utf8')).not.toMatch(
      /\beval\(|new Function\(|(?<!["\w])require\(|"x-[a-z]+"/,
    )
})
