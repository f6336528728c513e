import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FieldWords } from '../../new/asked.ts'
import { addWords } from '../../new/words.ts'

/** A field of the proof: its line of YAML, what it is called, and what the browser enters. */
export interface ProofField {
  name: string
  yaml: string
  words: FieldWords['words']
  value: string
}

const STEP = 'openapi/schemas/property/PropertyLayout.yaml'

/** Shows everywhere, since its line says so. */
export const SHOWN: ProofField = {
  name: 'wineCellarBottles',
  yaml:
    '{type: integer, minimum: 0, maximum: 100000, x-group: rooms, x-span: 1, x-public: ' +
    'true, x-shows: [record, list, csv, facts, compare, print]}',
  words: {
    es: 'Botellas en la bodega',
    en: 'Bottles in the cellar',
    ca: 'Ampolles al celler',
    de: 'Flaschen im Keller',
  },
  value: '740',
}

/** Shows nowhere but in its form: its line says nothing of it. Public all the same. */
export const QUIET: ProofField = {
  name: 'cellarKeeper',
  yaml: '{type: string, maxLength: 100, x-group: rooms, x-span: 1, x-public: true}',
  words: { es: 'Bodeguero', en: 'Cellar keeper', ca: 'Cellerer', de: 'Kellermeister' },
  value: 'Bartomeu Vinyater',
}

/** Is found by its words. */
export const FOUND: ProofField = {
  name: 'cellarName',
  yaml: '{type: string, maxLength: 100, x-group: rooms, x-span: 1, x-public: true, x-shows: [facts, search]}',
  words: {
    es: 'Nombre de la bodega',
    en: 'Name of the cellar',
    ca: 'Nom del celler',
    de: 'Name des Kellers',
  },
  value: 'Esceller Vell',
}

export const FIELDS = [SHOWN, QUIET, FOUND]

/** One line of YAML for each, nothing else. */
export function addLines(tree: string): void {
  const file = join(tree, STEP)
  const text = readFileSync(file, 'utf8')
  const lines = FIELDS.map(({ name, yaml }) => `  ${name}: ${yaml}\n`).join('')
  const changed = text.replace('properties:\n', `properties:\n${lines}`)
  if (changed === text) throw new Error(`${STEP} has no properties to add to`)
  writeFileSync(file, changed)
}

/** Their words, in the four languages. */
export function addTheirWords(tree: string): void {
  for (const { name, words } of FIELDS)
    addWords(tree, { at: `PropertyLayout.${name}`, type: 'text', words })
}
