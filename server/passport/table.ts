import type {
  Operation,
  PassportCertainty,
  PassportRule,
  PropertyStatus,
  PropertyType,
} from '../../generated/model/index.ts'
import file from './tables.json' with { type: 'json' }

/** What each check is told by the table. Money in EUR cents. */
export interface Checks {
  mandate: { soonDays: number }
  energy: { soonDays: number; years: number; yearsByLetter: Record<string, number> }
  cedula: { soonDays: number; years: number }
  tourist: { soonDays: number }
  /** A let of so many months at most is one for a season. */
  nrua: { maxStayMonths: number }
  agency: { soonDays: number; perClaim: number; perYear: number; guarantee: number }
  deposit: { workingDays: number }
  /** Municipalities (INE) that are declared. */
  stressed: { municipalities: string[] }
  title: { days: number }
  /** Where a home stands once its deal is under way. */
  aml: { dealStatuses: PropertyStatus[] }
}

/** A rule as the dated table has it. Null in `appliesTo`: all of them. */
export interface Rule<Id extends PassportRule = PassportRule> {
  id: Id
  appliesTo: {
    types: PropertyType[] | null
    operations: Operation[] | null
    municipalities: string[] | null
    statuses: PropertyStatus[]
  }
  /** First and last day in force, YYYY-MM-DD; null: since long, or until further notice. */
  from: string | null
  to: string | null
  /** What a lack does: forbids advertising, warns, or is told. */
  level: 'block' | 'warn' | 'inform'
  /** No offer for a home that lacks it is accepted. */
  blocksDeal: boolean
  source: string
  certainty: PassportCertainty
  /** The day on which the source was read. */
  readOn: string
  /** Days before the last one on which whoever looks after the home is told. */
  alarmDays: number[]
  check: Checks[Id]
}

export interface Table {
  version: string
  rules: Rule[]
}

/** The dated table, as tables.json states it. */
export const TABLE = file as unknown as Table

/** Rules in force on a day (YYYY-MM-DD). */
export const rulesOn = (day: string, { rules }: Table = TABLE): Rule[] =>
  rules.filter(({ from, to }) => (from === null || from <= day) && (to === null || day <= to))
