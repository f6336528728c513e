/** Letters count as numbers from 10 on; what is left of 97. */
function rest97(text: string): number {
  let rest = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** A Spanish IBAN without spaces and in capitals; null when it is none, or its check does not fit. */
export function normalIban(typed: string): string | null {
  const iban = typed.toUpperCase().replace(/[\s.-]/g, '')
  if (!/^ES\d{22}$/.test(iban)) return null
  return rest97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null
}

/** A structured creditor reference (ISO 11649) of letters and digits: `RF` and two check digits. */
export function creditorReference(text: string): string {
  const body = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const check = 98 - rest97(`${body}RF00`)
  return `RF${String(check).padStart(2, '0')}${body}`
}

/** What a transfer's QR code says, as the European Payments Council has it (EPC069-12, version 2). */
export const transferText = ({
  name,
  iban,
  amount,
  reference,
}: {
  name: string
  iban: string
  /** EUR cents. */
  amount: number
  reference: string
}): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    name.replace(/\s+/g, ' ').slice(0, 70),
    iban,
    `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
    '',
    reference,
    '',
  ].join('\n')
