import { parseArgs } from 'node:util'
import { oneCommand, ROOT } from './part.ts'
import { addField, addWords, leftToSay, TYPES, type Field } from './new/field.ts'
import { newResource } from './new/resource.ts'
import { newStep } from './new/step.ts'

const HELP = `npm run new -- resource boat [plural]
npm run new -- field BoatInput.length --type number --unit m --es Eslora --en Length --ca Eslora --de Länge
npm run new -- field BoatInput.kind --enum sail,motor --es Tipo
npm run new -- field PropertyLayout.wineCellarBottles --type integer --shows record,list,csv --es "Botellas en la bodega"
npm run new -- field PropertyFeatures.bicycleSpaces --type integer --group parking --public --shows record,list,facts --es "Plazas de bicicleta"
npm run new -- step mooring

--type   ${Object.keys(TYPES).join(', ')} (text unless told), or --enum a,b,c
--group  heading it stands under (x-group)
--public strangers may learn of it (x-public), as facts, compare and print need it
--unit, --shows: docs/how-to/add-a-field.md; limits, x-when and its place among the fields: its lines in the YAML`

/** With `takeBack`, a refused change leaves the tree as it was. */
async function generate(takeBack?: () => void): Promise<void> {
  if ((await oneCommand('node', ['scripts/generate.ts'])).failed > 0) {
    takeBack?.()
    throw new Error(
      takeBack
        ? 'Refused as said above, and taken back: correct it and run this again.'
        : 'The files are there; npm run generate says what is wrong.',
    )
  }
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
      help: { type: 'boolean', short: 'h' },
      type: text,
      unit: text,
      group: text,
      enum: text,
      shows: text,
      public: { type: 'boolean' },
      es: text,
      en: text,
      ca: text,
      de: text,
    },
  })
  if (values.help) console.log(HELP)
  else if (what === 'resource') {
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
      group: values.group,
      values: values.enum?.split(',') ?? [],
      shows: values.shows?.split(',') ?? [],
      public: values.public,
      words: { ...(es && { es }), ...(en && { en }), ...(ca && { ca }), ...(de && { de }) },
    }
    const { file, takeBack } = addField(ROOT, field)
    await generate(takeBack)
    const words = addWords(ROOT, field)
    // Paper and searches take the words along (generated/fields).
    if (field.shows?.length) await generate()
    console.log(
      `${[file, ...words].join('\n')}\nForm, client, mock, validation and storage have it now.`,
    )
    for (const sentence of leftToSay(field, file)) console.log(sentence)
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
