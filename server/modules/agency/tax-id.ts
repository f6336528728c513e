const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CIF_LETTERS = 'JABCDEFGHI'

/** The check digit of a CIF's seven digits. */
function cifDigit(digits: string): number {
  const sum = [...digits].reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** Companies of some kinds end in a letter, of others in a digit, the rest in either. */
function cifFits(text: string): boolean {
  const [, kind = '', digits = '', check = ''] =
    /^([A-HJ-NP-SUVW])(\d{7})([0-9A-J])$/.exec(text) ?? []
  if (!kind) return false
  const digit = cifDigit(digits)
  const [asDigit, asLetter] = [check === String(digit), check === CIF_LETTERS[digit]]
  if ('PQRSW'.includes(kind) || digits.startsWith('00')) return asLetter
  return 'ABEH'.includes(kind) ? asDigit : asDigit || asLetter
}

/**
 * A person's number: eight digits, or X, Y, Z before seven (NIE), or K, L, M before seven, and a
 * letter that fits.
 */
function personFits(text: string): boolean {
  const [, head = '', digits = '', letter = ''] = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(text) ?? []
  if (digits.length !== (head ? 7 : 8)) return false
  const lead = 'XYZ'.includes(head) && head ? String('XYZ'.indexOf(head)) : ''
  return LETTERS[Number(lead + digits) % 23] === letter
}

/**
 * A Spanish tax number (NIF, NIE, CIF) without spaces and in capitals; null when its check does not
 * fit.
 */
export function normalTaxId(typed: string): string | null {
  const text = typed
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^ES(?=.{9}$)/, '')
  return cifFits(text) || personFits(text) ? text : null
}
