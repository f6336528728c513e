import { oneCommand, ROOT } from './part.ts'
import { fieldOf, HELP, readCommand } from './new/command.ts'
import { knownChoice } from './new/choice.ts'
import { addField, leftToSay, newHeading } from './new/field.ts'
import { elsewhere, isHeld, unkept } from './new/held.ts'
import { newResource, type Resource } from './new/resource.ts'
import { newStep } from './new/step.ts'
import { addWords, formOf, wordsFrom } from './new/words.ts'

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

async function resource(asked: Resource): Promise<void> {
  const { address, files } = newResource(ROOT, asked)
  await generate()
  const left =
    'Left to you: its place in the rail, what its list draws, a line in CHANGELOG.md;' +
    ' docs/how-to/add-a-resource.md says where.'
  console.log([...files, `Its page is ${address}.`, left].join('\n'))
}

async function field(at: string, options: Parameters<typeof fieldOf>[1]): Promise<void> {
  const asked = fieldOf(at, options, knownChoice(ROOT, options.as))
  // First of all: what is written without a place for its words would have to be taken out again.
  formOf(ROOT, asked.at)
  const { file, takeBack } = addField(ROOT, asked)
  await generate(takeBack)
  const words = addWords(ROOT, asked)
  // Paper and searches take the words along (generated/fields).
  if (asked.shows?.length) await generate()
  const done = isHeld(ROOT, file)
    ? 'Form, client, mock, validation and storage have it now.'
    : 'Form, client, mock and validation have it now; storage has not.'
  const left = 'Left to you: a line in CHANGELOG.md, under "Unreleased".'
  console.log([file, ...words, done, left].join('\n'))
  const more = [
    ...newHeading(ROOT, asked, file),
    ...unkept(ROOT, at, file, asked.public),
    ...elsewhere(ROOT, file, asked.after),
    ...leftToSay(asked, file),
  ]
  for (const sentence of more) console.log(sentence)
}

async function step(name: string): Promise<void> {
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
}

/** Lays out a resource, a field or a step (docs/how-to). */
async function main(): Promise<void> {
  const { help, what, name, plural, options } = readCommand(process.argv.slice(2))
  if (help) console.log(HELP)
  else if (what === 'resource') await resource({ name, plural, ...wordsFrom(options, []) })
  else if (what === 'field') await field(name, options)
  else if (what === 'step') await step(name)
  else throw new Error(HELP)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
