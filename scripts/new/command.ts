import { parseArgs } from 'node:util'
import type { Field } from './asked.ts'
import { TYPES } from './shape.ts'
import { wordsFrom } from './words.ts'

export const HELP = `npm run new -- resource boat [plural] --es Barcos --en Boats --ca Barques --de Boote
npm run new -- step mooring
npm run new -- field FORM.NAME --es … --en … --ca … --de … and what of this it needs:

--type    ${Object.keys(TYPES).join(', ')}: text unless told
--enum    sail,motor: a choice; its words go behind a colon: --en "Kind: Under sail, By motor" …
--as      BoatKind: the choice is a component of its own, which records and lists name, too; without
          --enum one that is there, as Language: its values, in their order, get their words here
--unit    m2, m, eur, percent …: behind the number (x-unit)
--min, --max, --length   least, greatest; characters
--needed  nothing is sent without it (required)
--widget  stepper, chips …: the input, where the kind of value does not say it (x-widget)
--group   heading it stands under (x-group); that of --after unless told
--after   field it follows; last of its form unless told
--when    kind=sail,motor: it applies only then (x-when); again for a second field
--public  strangers may learn of it (x-public), as facts, compare and print need it
--shows   record,list,csv …: where it shows besides its form (x-shows)
--sample  home.price …: what a made-up answer says here (x-sample)

npm run new -- field BoatInput.length --type number --unit m --min 2 --max 60 \\
  --es Eslora --en Length --ca Eslora --de Länge
npm run new -- field PropertyLayout.wineCellarBottles --type integer --max 100000 --group rooms \\
  --when type=vivienda --shows record,list,csv --es "Botellas en la bodega" \\
  --en "Bottles in the cellar" --ca "Ampolles al celler" --de "Flaschen im Keller"
docs/how-to/add-a-field.md says what each keyword does.`

const text = { type: 'string' } as const
const list = (given: string | undefined): string[] =>
  given?.split(',').map((one) => one.trim()) ?? []
const number = (given: string | undefined): number | undefined =>
  given === undefined ? undefined : given.trim() === '' ? Number.NaN : Number(given)

/** What `npm run new` was asked for. */
export function readCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      type: text,
      enum: text,
      as: text,
      unit: text,
      min: text,
      max: text,
      length: text,
      needed: { type: 'boolean' },
      widget: text,
      group: text,
      after: text,
      when: { type: 'string', multiple: true },
      shows: text,
      public: { type: 'boolean' },
      sample: text,
      es: text,
      en: text,
      ca: text,
      de: text,
    },
  })
  const [what, name = '', plural] = positionals
  return { help: values.help ?? false, what, name, plural, options: values }
}

/**
 * The field that the options tell of; throws where a word is missing. `known` are the values of the
 * choice that `--as` names where it is there already.
 */
export function fieldOf(
  at: string,
  given: ReturnType<typeof readCommand>['options'],
  known: string[] | null = null,
): Field {
  const { type = 'text', unit, widget, group, after, sample } = given
  if (known && given.enum)
    throw new Error(`${given.as} is there already, with ${known.join(', ')}: leave --enum out.`)
  if (given.as && !known && !given.enum)
    throw new Error(`There is no choice ${given.as}: say its values by --enum, too.`)
  const values = known ?? list(given.enum)
  return {
    at,
    type,
    unit,
    widget,
    group,
    after,
    sample,
    as: given.as,
    values,
    ...wordsFrom(given, values),
    min: number(given.min),
    max: number(given.max),
    length: number(given.length),
    needed: given.needed,
    when: whenOf(given.when),
    shows: list(given.shows),
    public: given.public,
  }
}

/** `kind=sail,motor` for each field; true and false are those of a switch. */
function whenOf(given: string[] | undefined): Field['when'] {
  if (given === undefined) return undefined
  return Object.fromEntries(
    given.map((one) => {
      const [field = '', values = ''] = one.split('=')
      const read = list(values).map((value) =>
        value === 'true' ? true : value === 'false' ? false : value,
      )
      if (field.trim() === '' || values.trim() === '')
        throw new Error(`--when ${one}: a condition is written like this: --when kind=sail,motor`)
      return [field.trim(), read]
    }),
  )
}
