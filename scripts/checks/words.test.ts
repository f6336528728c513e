import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareLanguages, dictionaries } from './dictionaries.ts'
import { wordsOf } from './form-words.ts'
import { strayTerms } from './glossary.ts'
import { strayHouses } from './houses.ts'
import { unknownWords } from './used-words.ts'
import { strangeVoices } from './voice.ts'

let root = ''
const words = (lang: string, dictionary: object) =>
  writeFileSync(join(root, 'src/features/lead/i18n', `${lang}.json`), JSON.stringify(dictionary))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'llar-words-'))
  mkdirSync(join(root, 'src/features/lead/i18n'), { recursive: true })
  for (const lang of ['es', 'en', 'ca', 'de'])
    words(lang, { title: 'Hola {{name}}', days_one: 'x', days_other: 'y' })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const faults = () =>
  dictionaries(['src'], root)
    .flatMap(compareLanguages)
    .map((fault) => fault.replace(/^.*i18n\//, ''))

test('four languages with the same keys are fine, whatever plurals they have', () => {
  words('ca', { title: 'Ei {{name}}', days_one: 'x', days_many: 'y', days_other: 'y' })
  expect(faults()).toEqual([])
})

test('a missing key, an empty text and another placeholder are named', () => {
  words('de', { title: 'Hallo {{nombre}}', days_other: ' ' })
  expect(faults()).toEqual([
    'de.json: title has other placeholders than es.json',
    'de.json: days is empty',
  ])
  words('de', { title: 'Hallo {{name}}' })
  expect(faults()).toEqual(['de.json: no days'])
})

test('a language without its file is named', () => {
  rmSync(join(root, 'src/features/lead/i18n/en.json'))
  expect(faults()).toHaveLength(1)
})

test('a screen that asks for a word nobody wrote is named with its line', () => {
  writeFileSync(
    join(root, 'src/features/lead/list.tsx'),
    "const { t } = useTranslation('lead')\nt('title')\nt('days', { count })\n" +
      "t(`title.${x}`)\nt('gone.away')\nt('lead:titel')\n",
  )
  expect(unknownWords(dictionaries(['src'], root), root)).toEqual([
    expect.stringMatching(/list\.tsx:4 t\('title\.\$\{x\}'\)/),
    expect.stringMatching(/list\.tsx:5 t\('gone\.away'\)/),
    expect.stringMatching(/list\.tsx:6 t\('lead:titel'\)/),
  ])
})

test('a text that says du, usted or vostè is named; Sie, tú and tu are the voice', () => {
  const said = () =>
    dictionaries(['src'], root)
      .flatMap(strangeVoices)
      .map((fault) => fault.replace(/^.*i18n\//, ''))
  words('es', { title: 'Elige tu casa; puede tardar', days_one: 'x' })
  words('ca', { title: 'Tria la teva casa', days_one: 'x' })
  words('de', { title: 'Wählen Sie Ihr Haus und prüfen Sie es', days_one: 'Durch, direkt' })
  expect(said()).toEqual([])
  words('es', { title: 'Escriba su nombre', days_one: 'Como usted quiera' })
  words('ca', { title: 'Com vostè vulgui' })
  words('de', {
    title: 'Ihr Haus und deine Frage',
    days_one: 'Versuche es noch einmal',
    days_other: 'Was kannst',
  })
  expect(said().map((fault) => fault.replace(/ \(.*/, ''))).toEqual([
    'es.json: title says «Escriba»',
    'es.json: days_one says «usted»',
    'ca.json: title says «vostè»',
    'de.json: title says «deine»',
    'de.json: days_one says «Versuche»',
    'de.json: days_other says «kannst»',
  ])
  words('de', {
    title: 'Es fehlt etwas. Prüfe, was',
    days_one: 'Öffnen Sie es, und komm zurück',
    days_other: '3 Tage',
  })
  expect(
    said()
      .filter((fault) => fault.startsWith('de'))
      .map((fault) => fault.replace(/ \(.*/, '')),
  ).toEqual(['de.json: title says «. Prüfe»', 'de.json: days_one says «komm»'])
})

test('English that is American or translated is named; names of places to fill are no words', () => {
  const said = () => dictionaries(['src'], root).flatMap(strangeVoices)
  words('en', { title: 'Your e-mail {{email}} in {{color}}, 40% of it', days_one: 'calendar' })
  expect(said()).toEqual([])
  words('en', { title: 'These data are erased', days_one: '{{n}} %', days_other: 'the diary' })
  expect(said().map((fault) => fault.replace(/^.*says | \(.*/g, ''))).toEqual([
    '«These data»',
    '«%»',
    '«diary»',
  ])
})

test('a thing that one language calls by another word than the glossary is named', () => {
  const stray = () => dictionaries(['src'], root).flatMap(strayTerms)
  words('es', { title: 'Hoja de visita', days_one: 'Plantillas' })
  words('en', { title: 'Viewing sheet', days_one: 'Templates' })
  words('ca', { title: 'Full de visita', days_one: 'Plantilles' })
  words('de', { title: 'Besichtigungsnachweis', days_one: 'Vorlagen' })
  expect(stray()).toEqual([])
  words('en', { title: 'Visit sheet', days_one: 'Templates' })
  expect(stray().map((fault) => fault.replace(/^.*i18n\//, ''))).toEqual([
    'en.json: title has no «viewing sheet» for «Hoja de visita» (docs/how-to/voice.md)',
  ])
})

test('a house that may be a plot is named; types of building and parts of words are none', () => {
  const stray = () =>
    dictionaries(['src'], root)
      .flatMap(strayHouses)
      .map((fault) => fault.replace(/^.*i18n\/| says.*/g, ''))
  words('es', { title: 'Inmuebles en Fotocasa', subtypes: { casa: 'Casa' } })
  words('ca', { title: 'Immobles a Fotocasa', subtypes: { casa: 'Casa' } })
  expect(stray()).toEqual([])
  words('es', { title: 'Sin casas' })
  words('ca', { title: 'Ca teva' })
  expect(stray()).toEqual(['es.json: title', 'ca.json: title'])
})

test('words of a form: leaves, headings, values and groups; not what is hidden or inside a widget', () => {
  const form = {
    name: 'PropertyBasics',
    tag: 'property',
    prefix: 'basics',
    validator: {},
    when: {},
    order: [],
    schema: {
      type: 'object' as const,
      properties: {
        offers: {
          type: 'array' as const,
          items: { type: 'object' as const, properties: { price: { type: 'integer' as const } } },
        },
        geo: { type: 'object' as const, properties: { lat: { type: 'number' as const } } },
        languages: { type: 'array' as const, items: { type: 'string' as const, enum: ['ca'] } },
        version: { type: 'integer' as const },
      },
    },
    ui: { offers: { group: 'money' }, geo: { widget: 'map' }, version: { hidden: true } },
  }
  expect(wordsOf(form)).toEqual([
    'enums.languages.ca',
    'fields.basics.geo',
    'fields.basics.languages',
    'fields.basics.offers._',
    'fields.basics.offers.price',
    'groups.money',
  ])
})
