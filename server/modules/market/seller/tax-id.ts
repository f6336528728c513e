const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CONTROL = 'JABCDEFGHI'

/** As it is stored: capitals and digits alone. */
export const plainTaxId = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/**
 * Whether a Spanish tax number has the right check digit: NIF, NIE (Real Decreto 1065/2007, art. 19
 * and 20) or CIF (Orden EHA/451/2008).
 */
export function isTaxId(text: string): boolean {
  const id = plainTaxId(text)
  const person = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(id)
  if (person && id.length === 9) {
    const [, foreign = '', digits = '', letter] = person
    const first = foreign === '' ? '' : String('XYZ'.indexOf(foreign))
    return LETTERS[Number(first + digits) % 23] === letter
  }
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(id)
  if (!company) return false
  const [, kind = '', digits = '', control = ''] = company
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + Math.floor(doubled / 10) + (doubled % 10)
  }, 0)
  const check = (10 - (sum % 10)) % 10
  if ('PQRSNW'.includes(kind)) return control === CONTROL[check]
  if ('ABEH'.includes(kind)) return control === String(check)
  return control === String(check) || control === CONTROL[check]
}

/** A person's number as strangers see it, without its middle; a company's whole. */
export const shownTaxId = (id: string, isPerson: boolean): string =>
  isPerson ? `${id.slice(0, 2)}•••${id.slice(-4)}` : id
