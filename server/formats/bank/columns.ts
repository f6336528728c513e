/** What a column of a statement's table holds. */
export type Field =
  | 'booked'
  | 'valued'
  | 'text'
  | 'party'
  | 'amount'
  | 'out'
  | 'in'
  | 'reference'
  | 'iban'
  | 'balance'

/** Names of columns as banks here and their neighbours write them, folded; the first that fits. */
const NAMES: [Field, RegExp][] = [
  [
    'valued',
    /^(f(echa|\.)? ?(de )?valor|data (de )?valor|value date|valuta|wertstellung|datum valuta)/,
  ],
  [
    'booked',
    /^(f(echa|\.)|data( |$)|dia|date|booking|buchung|datum|operation date|transaction date)/,
  ],
  ['balance', /(saldo|balance|disponible|kontostand)/],
  ['iban', /(iban|cuenta (de )?(origen|destino|contrapartida)|compte|account|konto)/],
  ['out', /^(cargo|debe|adeudo|carrec|deure|debit|paid out|money out|belastung|soll|gasto|salida)/],
  ['in', /^(abono|haber|ingreso|abonament|credit|paid in|money in|gutschrift|haben|entrada)/],
  ['amount', /^(importe?|cantidad|quantitat|amount|betrag|umsatz|value$)/],
  ['reference', /^(ref|numero de documento|n.? ?documento|end.?to.?end|kundenreferenz)/],
  [
    'party',
    /(ordenante|beneficiario|ordenant|beneficiari|nombre|payee|payer|name|empfanger|auftraggeber|counterparty)/,
  ],
  [
    'text',
    /(concepto?|descripcio|detalle|movimiento|observac|text|memo|description|details|verwendungszweck|narrative|motiu)/,
  ],
]

/** What a column seems to hold by its name; null where it says nothing. */
export function fieldOf(name: string): Field | null {
  const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  return NAMES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

/** Whether fields are enough to read entries. */
export const isEnough = (fields: readonly (Field | null)[]): boolean =>
  (fields.includes('booked') || fields.includes('valued')) &&
  (fields.includes('amount') || fields.includes('in') || fields.includes('out'))

/** Each field once: the first column of a name has it, but texts are put together. */
export function guesses(names: readonly string[]): (Field | null)[] {
  const seen = new Set<Field>()
  return names.map((name) => {
    const field = fieldOf(name)
    if (field === null || (field !== 'text' && seen.has(field))) return null
    seen.add(field)
    return field
  })
}
