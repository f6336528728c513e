import { parseArgs } from 'node:util'
import { oneCommand, ROOT } from './part.ts'
import { addField, addWords, type Field } from './new/field.ts'
import { newResource } from './new/resource.ts'
import { newStep } from './new/step.ts'

const HELP = `npm run new -- resource boat [plural]
npm run new -- field BoatInput.length --type number --unit m --es Eslora --en Length --ca Eslora --de Länge
npm run new -- field BoatInput.kind --enum sail,motor --es Tipo
npm run new -- field PropertyLayout.wineCellarBottles --type integer --shows record,list,csv --es "Botellas en la bodega"
npm run new -- step mooring`

async function generate(): Promise<void> {
  if ((await oneCommand('node', ['scripts/generate.ts'])).failed > 0)
    throw new Error('The files are there; npm run generate says what is wrong.')
  await oneCommand('oxfmt', ['--write', '.'])
}

/** Lays out a resource, a field or a step (docs/how-to). */
async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const {
    values,
    positionals: [what, name = '', plural],
  } = parseArgs({
    allowPositionals: true,
    options: {
      type: text,
      unit: text,
      enum: text,
      shows: text,
      es: text,
      en: text,
      ca: text,
      de: text,
    },
  })
  if (what === 'resource') {
    const files = newResource(ROOT, name, plural)
    await generate()
    console.log(
      `${files.length} files. npm run check, then npm test; docs/how-to/add-a-resource.md says what is where.`,
    )
  } else if (what === 'field') {
    const { es, en, ca, de } = values
    const field: Field = {
      at: name,
      type: values.type ?? 'text',
      unit: values.unit,
      values: values.enum?.split(',') ?? [],
      shows: values.shows?.split(',') ?? [],
      words: { ...(es && { es }), ...(en && { en }), ...(ca && { ca }), ...(de && { de }) },
    }
    const file = addField(ROOT, field)
    await generate()
    const words = addWords(ROOT, field)
    // Paper and searches take the words along (generated/fields).
    if (field.shows?.length) await generate()
    console.log(
      `${[file, ...words].join('\n')}\nForm, client, mock, validation and storage have it now.`,
    )
  } else if (what === 'step') {
    const file = newStep(ROOT, name)
    await generate()
    addWords(ROOT, {
      at: `Property${name.charAt(0).toUpperCase()}${name.slice(1)}.note`,
      type: 'long',
      words: { es: 'Notas', en: 'Notes', ca: 'Notes', de: 'Notizen' },
    })
    console.log(
      `${file}: stored and validated from now on. Its place in the wizard and its address: docs/how-to/add-a-step.md`,
    )
  } else throw new Error(HELP)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
