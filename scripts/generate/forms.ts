import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from './contract.ts'
import { formSchema, type FormHints } from './form-schema.ts'
import { writeValidators } from './form-validators.ts'
import { asJson, camel, type Json } from './json.ts'
import { OPENAPI } from './paths.ts'
import { lineOf, Problem } from './problem.ts'
import { BANNER, tagsOf, template } from './server-types.ts'

interface Form extends FormHints {
  name: string
  tag: string
  prefix: string
  schema: Json
}

/**
 * Writes `forms/<tag>/<Component>.ts` with its validator for every component that says `x-form:
 * true`.
 */
export async function generateForms(
  contract: Contract,
  folder: string,
  scratch: string,
): Promise<void> {
  const forms = Object.entries(contract.schemas)
    .filter(([, schema]) => schema['x-form'] === true)
    .map(([name]) => formOf(contract, name))
  for (const form of forms) {
    mkdirSync(join(folder, form.tag), { recursive: true })
    writeFileSync(join(folder, form.tag, `${form.name}.ts`), formFile(form))
    writeFileSync(
      join(folder, form.tag, `${form.name}.validator.d.ts`),
      `${BANNER}import type { ValidatorFunctions } from '@rjsf/validator-ajv8'\n\n` +
        'declare const validator: ValidatorFunctions\nexport default validator\n',
    )
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'form-type.ts'), `${BANNER}${template('form-type.txt')}`)
  writeFileSync(join(folder, 'index.ts'), indexFile(forms))
  if (forms.length > 0)
    await writeValidators(
      Object.fromEntries(forms.map((form) => [`${form.tag}/${form.name}`, form.schema])),
      folder,
      scratch,
    )
}

function formOf(contract: Contract, name: string): Form {
  const tag = contract.folders[name]
  const file = join(OPENAPI, 'schemas', tag ?? 'shared', `${name}.yaml`)
  if (tag === undefined || !tagsOf(contract).includes(tag))
    throw new Problem(
      file,
      lineOf(file, ['x-form']),
      'x-form: a form lives in the folder of a tag, not in another one',
    )
  const hints: FormHints = { ui: {}, when: {} }
  const shape = formSchema(contract.document, contract.schemas[name], hints)
  if (shape['type'] !== 'object')
    throw new Problem(file, lineOf(file, ['type']), 'x-form: a form is an object')
  return {
    name,
    tag,
    prefix: prefixOf(contract, tag, name),
    schema: { $id: name, ...shape },
    ...hints,
  }
}

/**
 * What it says itself (`x-words`), else the key of the tag's main component under which this one
 * stands (`basics`), else its name in camelCase.
 */
function prefixOf(contract: Contract, tag: string, name: string): string {
  const told = contract.schemas[name]?.['x-words']
  if (typeof told === 'string') return told
  const main = contract.schemas[tag.charAt(0).toUpperCase() + tag.slice(1)]
  const found = Object.entries(asJson(main?.['properties'])).find(
    ([, property]) => asJson(property)['$ref'] === `#/components/schemas/${name}`,
  )
  return found?.[0] ?? camel(name)
}

function formFile({ name, tag, prefix, schema, ui, when }: Form): string {
  const order = Object.keys(asJson(schema['properties']))
  const literal = JSON.stringify({ name, tag, prefix, schema, ui, when, order }, null, 2).replace(
    /\n\}$/,
    ',\n  "validator": validator\n}',
  )
  return (
    `${BANNER}import type { GeneratedForm } from '../form-type.ts'\n` +
    `import validator from './${name}.validator.js'\n\n` +
    `const form: GeneratedForm = ${literal}\n\nexport default form\n`
  )
}

function indexFile(forms: readonly Form[]): string {
  const lines = forms
    .map((form) => `  ${form.name}: () => import('./${form.tag}/${form.name}.ts'),`)
    .join('\n')
  return (
    `${BANNER}\n/** Every form, loaded when it is asked for. */\nexport const forms = {\n` +
    `${lines}\n}\n\nexport type FormName = keyof typeof forms\n`
  )
}
