import { isOpen, orderShownBy, type DateOrder } from '../person/dates.ts'
import { emailOf } from '../person/kinds.ts'
import { phoneOf } from '../person/phone.ts'
import type { Field } from '../row.ts'
import { wantedTypes } from '../wish/read.ts'
import { dialectOf, fieldOfName, isEnglish, isWhole, type Dialect, type Place } from './headers.ts'

/** A column as somebody sees it who says what it holds. */
export interface Column {
  index: number
  name: string
  /** Its first values. */
  samples: string[]
  /** Rows with something in it. */
  filled: number
  /** What it holds, as far as we know. */
  guess: Field | null
}

/** Dates of a column by what they show of its order. */
interface Evidence {
  dmy: number
  mdy: number
  open: number
}

/** Samples that are shown, and those that a guess looks at. */
const SHOWN = 3
const LOOKED_AT = 40

/** Watches the rows go by and knows the columns in the end. */
export class Columns {
  private readonly samples: string[][] = []
  private readonly filled: number[] = []
  private readonly dates: Evidence[] = []
  readonly header: string[]
  constructor(header: string[]) {
    this.header = header
  }

  see(cells: string[]): void {
    for (const [index, value] of cells.entries()) {
      if (value === '') continue
      this.filled[index] = (this.filled[index] ?? 0) + 1
      const samples = (this.samples[index] ??= [])
      if (samples.length < LOOKED_AT && !samples.includes(value)) samples.push(value)
      if (value.length >= 25) continue
      const seen = (this.dates[index] ??= { dmy: 0, mdy: 0, open: 0 })
      const order = orderShownBy(value)
      if (order) seen[order] += 1
      else if (isOpen(value)) seen.open += 1
    }
  }

  /**
   * Order of the dates: by those that can only be read one way, birthdays before other days.
   * Without one the header's language is a hint, since programs in English write the month first,
   * and whoever brings the file is asked; so they are when the dates disagree.
   */
  dateOrder(): { order: DateOrder; ask: boolean } {
    const births = new Set(
      this.header.flatMap((name, index) =>
        fieldOfName(name).field === 'birthDate' ? [index] : [],
      ),
    )
    const sum = (which: (index: number) => boolean): Evidence =>
      this.dates.reduce(
        (all, one, index) =>
          which(index)
            ? { dmy: all.dmy + one.dmy, mdy: all.mdy + one.mdy, open: all.open + one.open }
            : all,
        { dmy: 0, mdy: 0, open: 0 },
      )
    const [born, all] = [sum((index) => births.has(index)), sum(() => true)]
    const { dmy, mdy } = born.dmy + born.mdy > 0 ? born : all
    if (dmy + mdy > 0) return { order: dmy >= mdy ? 'dmy' : 'mdy', ask: dmy > 0 && mdy > 0 }
    const english = isEnglish(this.header)
    return { order: english ? 'mdy' : 'dmy', ask: english && all.open > 0 }
  }

  dialect(): Dialect {
    return dialectOf(this.header)
  }

  list(): Column[] {
    const named = this.header.map(fieldOfName)
    const place = this.place(named)
    const family = named.some(({ field }) => field === 'lastName')
    const whole = named.some(({ field }) => field === 'firstName' || field === 'lastName')
    return this.header.map((name, index): Column => {
      const samples = this.samples[index] ?? []
      const said = named[index]
      let guess = said?.field ?? null
      if (said?.place && said.place !== place) guess = 'otherAddress'
      if (
        isWhole(name) &&
        named.some(
          (one, at) =>
            one.field === 'street' &&
            one.place === said?.place &&
            !isWhole(this.header[at] ?? '') &&
            this.filled[at],
        )
      )
        guess = null
      if (guess === 'role' && mostlyTypesOfHome(samples)) guess = 'wantType'
      if (guess === 'fullName' && whole) guess = null
      if (guess === 'firstName' && !family && mostlySeveralWords(samples)) guess = 'fullName'
      if (guess === null && !said?.place && !OTHER_LINE.test(name)) guess = guessOf(samples)
      return {
        index,
        name,
        samples: samples.slice(0, SHOWN).map((one) => one.slice(0, 120)),
        filled: this.filled[index] ?? 0,
        guess,
      }
    })
  }

  /** Of several addresses the one that most people have; their home when that is as good. */
  private place(named: { field: Field | null; place: Place | null }[]): Place {
    const sums: Record<Place, number> = { home: 0, work: 0, other: 0 }
    for (const [index, { place }] of named.entries())
      if (place) sums[place] += this.filled[index] ?? 0
    if (sums.home >= sums.work && sums.home >= sums.other) return 'home'
    return sums.work >= sums.other ? 'work' : 'other'
  }
}

/** Lines that are nobody's own phone. */
const OTHER_LINE = /fax|pager|telex|isdn|assistant|asistente|assistent|manager|callback|\bid\b/i

/** A column called `Tipo` that says what home somebody looks for, not what they are. */
const mostlyTypesOfHome = (samples: string[]): boolean =>
  samples.filter((one) => wantedTypes(one) !== null).length > samples.length / 2

/** A column called `Nombre` that holds first and last names. */
const mostlySeveralWords = (samples: string[]): boolean =>
  samples.filter((one) => /\S\s+\S/.test(one)).length > samples.length / 2

/** A column without a name that says it: most of its values look like an e-mail or a phone. */
export function guessOf(samples: string[]): Field | null {
  if (samples.length === 0) return null
  const share = (fits: (value: string) => boolean): number =>
    samples.filter(fits).length / samples.length
  if (share((value) => emailOf(value) !== null) > 0.6) return 'email'
  return share((value) => value.replace(/\D/g, '').length >= 9 && phoneOf(value) !== null) > 0.6
    ? 'phone'
    : null
}
