import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GeneratedForm } from '../../generated/forms/form-type.ts'
import { fieldErrorMap } from '../../server/contract/field-errors.ts'
import { Validators } from '../../server/contract/validator.ts'
import { check } from '../../src/forms/check.ts'
import { wordsOf } from '../../src/forms/words.ts'
import { formSchema } from './form-schema.ts'
import { writeValidators } from './form-validators.ts'
import type { Json } from './json.ts'
import { ROOT } from './paths.ts'
import { contractSchema, serverSchema } from './server-schema.ts'

const LANGS = ['es', 'en', 'ca', 'de'] as const

const kind = (name: string, fields: Json): Json => ({
  type: 'object',
  additionalProperties: false,
  required: ['kind', ...Object.keys(fields)],
  properties: { kind: { const: name, 'x-hidden': true }, ...fields },
})
const schemas: Record<string, Json> = {
  Hero: kind('hero', { lines: { type: 'integer', maximum: 3 } }),
  Homes: kind('homes', { count: { type: 'integer', minimum: 3, maximum: 24 } }),
  Team: kind('team', { phones: { type: 'boolean' } }),
  Section: {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind', mapping: { hero: '#/components/schemas/Hero' } },
    oneOf: ['Hero', 'Homes', 'Team'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
  },
  Page: {
    type: 'object',
    required: ['sections'],
    properties: {
      sections: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Section' } },
    },
  },
}
const page = (...sections: Json[]): Json => ({ sections })

const validators = new Validators(contractSchema(schemas) as never)
const asked = validators.check(serverSchema({ $ref: '#/components/schemas/Page' }) as never)
let form: GeneratedForm
let tree = ''

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'llar-union-'))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  const schema = {
    $id: 'Page',
    ...formSchema({ components: { schemas } }, schemas['Page'], { ui: {}, when: {} }),
  }
  await writeValidators(
    { 'site/Page': schema },
    join(tree, 'generated', 'forms'),
    join(tree, 'scratch'),
  )
  const { default: validator } = (await import(
    join(tree, 'generated/forms/site/Page.validator.js')
  )) as { default: GeneratedForm['validator'] }
  form = {
    name: 'Page',
    tag: 'site',
    prefix: 'page',
    schema,
    validator,
    ui: {},
    when: {},
    order: ['sections'],
  }
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each([
  ['what fits', page({ kind: 'hero', lines: 2 }, { kind: 'team', phones: true }), {}],
  [
    'one wrong number',
    page({ kind: 'hero', lines: 2 }, { kind: 'homes', count: 99 }),
    { 'sections.1.count': 'maximum' },
  ],
  ['an unknown kind', page({ kind: 'carousel', count: 3 }), { 'sections.0.kind': 'discriminator' }],
  [
    'a field of another kind',
    page({ kind: 'team', phones: true, lines: 1 }),
    { 'sections.0': 'additionalProperties' },
  ],
  [
    'more than fit',
    page(...Array<Json>(4).fill({ kind: 'team', phones: true })),
    { sections: 'maxItems' },
  ],
])('%s is told once by server and form', (_name, value, told) => {
  const errors = asked(value, true) ?? []
  expect(errors.map(({ keyword }) => keyword)).toEqual(Object.values(told))
  // What another version of the page put there is for the server to judge.
  const own = Object.entries(told).filter(([, keyword]) => keyword !== 'additionalProperties')
  const inForm = check(form, value)
  expect(
    Object.fromEntries(Object.entries(inForm).map(([path, { keyword }]) => [path, keyword])),
  ).toEqual(Object.fromEntries(own))
  const paths = Object.keys(fieldErrorMap(errors, 'es'))
  expect(paths).toEqual(
    Object.entries(told).map(([path, keyword]) =>
      keyword === 'additionalProperties' ? `${path}.lines` : path,
    ),
  )
})

test('a part without its kind is one message, too', () => {
  expect(fieldErrorMap(asked(page({ count: 3 }), true) ?? [], 'en')).toEqual({
    'sections.0.kind': 'This field is required',
  })
  expect(check(form, page({ count: 3 }))).toMatchObject({
    'sections.0.kind': { keyword: 'required' },
  })
})

test('an unknown kind has words of its own in four languages, on both sides', async () => {
  const carousel = page({ kind: 'carousel' })
  const server = LANGS.map(
    (lang) => fieldErrorMap(asked(carousel, true) ?? [], lang)['sections.0.kind'],
  )
  const forms = await Promise.all(
    LANGS.map(async (lang) => {
      const { default: words } = (await import(`../../src/forms/i18n/${lang}.json`)) as {
        default: object
      }
      const i18n = createInstance()
      await i18n.init({ lng: lang, resources: { [lang]: { forms: words } } })
      const broken = check(form, carousel)['sections.0.kind']
      return broken && wordsOf(form, i18n.t as never, lang).broken(broken)
    }),
  )
  expect(server).toEqual([
    'No se conoce este tipo',
    'This type is not known',
    'No es coneix aquest tipus',
    'Diese Art ist nicht bekannt',
  ])
  expect(forms).toEqual(server)
})
