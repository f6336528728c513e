import { mailOf } from './mail-of.ts'

const FIRST = [
  'Antònia',
  'Bernat',
  'Carme',
  'David',
  'Elena',
  'Francesc',
  'Gloria',
  'Hugo',
  'Isabel',
  'Jaume',
  'Laura',
] as const
const LAST = [
  'Amengual',
  'Barceló',
  'Cañellas',
  'Domínguez',
  'Escandell',
  'Fuster',
  'Garau',
  'Homar',
  'Iglesias',
  'Juan',
] as const

/** The person of a number: 110 of them, each with an address of their own. */
export function pastPerson(number: number): {
  firstName: string
  lastName: string
  email: string
  phone: string
} {
  const firstName = FIRST[number % FIRST.length] ?? FIRST[0]
  const lastName = LAST[Math.floor(number / FIRST.length) % LAST.length] ?? LAST[0]
  const email = mailOf(firstName, lastName)
  return { firstName, lastName, email, phone: `+3460056${String(number).padStart(4, '0')}` }
}
