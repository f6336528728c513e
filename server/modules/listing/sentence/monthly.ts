import type { Token } from './tokens.ts'
import type { ListingSentenceValue } from './value.ts'

const MONTHLY = new Set(
  (
    'mensual, mensuales, mensuals, monthly, monatlich, pcm, al mes, por mes, per mes, per month, ' +
    'a month, pro monat, im monat, mes, month, monat'
  ).split(', '),
)

/** How many words behind an amount say that it is paid each month: `al mes`. */
export function monthAt(tokens: readonly Token[], i: number): number {
  for (const used of [2, 1])
    if (
      MONTHLY.has(
        tokens
          .slice(i, i + used)
          .map(({ text }) => text)
          .join(' '),
      )
    )
      return used
  return 0
}

/** What is paid each month is rent, said or not. */
export const rent = (monthly: number, rents: boolean): ListingSentenceValue[] =>
  monthly > 0 && !rents ? [{ filter: 'operation', value: 'A' }] : []
