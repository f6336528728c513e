import type { FeatureCode, HomeField } from '../../../../generated/model/index.ts'
import { NAMES, TICKS, type Named } from './names.ts'
import { FLAGS } from './terms.ts'

/** A record of theirs, however it came. */
export interface Asked {
  /** What stands under a name; '' for nothing. */
  text(name: string): string
  /** Whether it is ticked; a tick that is not set says nothing. */
  has(name: string): boolean
}

export type Add = (field: HomeField, value: string, name: string) => void

/** Zero and dates that are none (`-0001`, `0/0`) are blanks of theirs. */
const BLANK = /^(0([.,]0+)?|.*-0001.*|0\/0.*)$/

/** What a record says of a home that the API and both files say alike; `own`: names of one of them. */
export function sayAlike(asked: Asked, own: Named, add: Add): void {
  for (const [field, name] of [...NAMES, ...own]) {
    const value = asked.text(name)
    if (!BLANK.test(value)) add(field, value, name)
  }
  for (const [field, name, word] of TICKS) if (asked.has(name)) add(field, word, name)
  if (asked.has('piscina_prop')) add('pool', 'privada', 'piscina_prop')
  else if (asked.has('piscina_com')) add('pool', 'comunitaria', 'piscina_com')
  const air = airOf(asked)
  if (air) add('airConditioning', air, 'aire_con')
  const spaces = asked.text('nplazasparking')
  if (spaces !== '' && spaces !== '0') add('parkingSpaces', spaces, 'nplazasparking')
  else if (asked.has('garajedoble')) add('parkingSpaces', '2', 'garajedoble')
  else if (asked.has('plaza_gara') || Number(asked.text('plaza_gara')) > 0)
    add('parkingSpaces', '1', 'plaza_gara')
}

function airOf({ has }: Asked): string {
  if (has('bombafriocalor')) return 'coldHeat'
  if (has('aire_con') || has('airecentral')) return 'cold'
  return has('preinstaacc') ? 'preinstalled' : ''
}

/** Things a home has, by their ticks, with those that were known. */
export function thingsOf({ has }: Asked, known: readonly FeatureCode[] = []): FeatureCode[] {
  const ticked = Object.entries(FLAGS).flatMap(([name, code]) => (has(name) ? [code] : []))
  return [...new Set([...known, ...ticked])].sort()
}
