/** An entry as a test writes it: cents, below zero where money went out. */
export interface WrittenEntry {
  on: string
  amount: number
  text?: string
  reference?: string
}

/** An account as a test writes it: bank 2100, branch 0418, its number. */
export interface WrittenAccount {
  number?: string
  name?: string
  from: string
  to: string
  opening: number
  entries: WrittenEntry[]
}

const six = (day: string): string => day.slice(2).replaceAll('-', '')
const cents = (amount: number): string => String(Math.abs(amount)).padStart(14, '0')
const sign = (amount: number): string => (amount < 0 ? '1' : '2')
const HEAD = '21000418'

function accountLines({ number = '0200051332', name = '', ...rest }: WrittenAccount): string[] {
  const { from, to, opening, entries } = rest
  const head = `${HEAD}${number}`
  const out = entries.filter(({ amount }) => amount < 0)
  const come = entries.filter(({ amount }) => amount >= 0)
  const sum = (of: WrittenEntry[]) => of.reduce((all, { amount }) => all + amount, 0)
  const closing = opening + sum(entries)
  return [
    `11${head}${six(from)}${six(to)}${sign(opening)}${cents(opening)}9783${name.padEnd(26)}`,
    ...entries.flatMap(({ on, amount, text = '', reference = '' }) => [
      `22    0418${six(on)}${six(on)}04007${sign(amount)}${cents(amount)}0000000000${'0'.repeat(12)}${reference}`,
      ...(text === '' ? [] : [`2301${text.slice(0, 76)}`]),
      ...(text.length > 76 ? [`2302${text.slice(76)}`] : []),
    ]),
    `33${head}${String(out.length).padStart(5, '0')}${cents(sum(out))}${String(come.length).padStart(5, '0')}${cents(sum(come))}${sign(closing)}${cents(closing)}978`,
  ]
}

/** A file of Norma 43 as a bank would write it, in ISO-8859-1; `count` overrides that of 88. */
export function norma43(accounts: WrittenAccount[], count?: number): Buffer {
  const lines = accounts.flatMap(accountLines)
  const last = `88${'9'.repeat(18)}${String(count ?? lines.length).padStart(6, '0')}`
  const text = [...lines, last].map((line) => line.padEnd(80)).join('\r\n')
  return Buffer.from(`${text}\r\n`, 'latin1')
}
