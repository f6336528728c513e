import { plain } from './plain.ts'

const ROLES = {
  owner: [
    'propietario',
    'propietaria',
    'propietari',
    'owner',
    'eigentumer',
    'eigentumerin',
    'vendedor',
    'vendedora',
    'venedor',
    'seller',
    'vendor',
    'verkaufer',
  ],
  buyer: [
    'comprador',
    'compradora',
    'buyer',
    'kaufer',
    'kauferin',
    'demandante',
    'demanda',
    'interesado',
    'interesada',
    'cliente',
    'client',
    'kunde',
    'lead',
  ],
  tenant: [
    'inquilino',
    'inquilina',
    'arrendatario',
    'arrendataria',
    'llogater',
    'llogatera',
    'tenant',
    'mieter',
    'mieterin',
  ],
  landlord: ['arrendador', 'arrendadora', 'casero', 'landlord', 'vermieter', 'vermieterin'],
  collaborator: [
    'colaborador',
    'colaboradora',
    'collaborator',
    'partner',
    'agencia',
    'agency',
    'agent',
    'agente',
    'makler',
  ],
  provider: [
    'proveedor',
    'proveedora',
    'proveidor',
    'provider',
    'supplier',
    'lieferant',
    'industrial',
    'handwerker',
  ],
  lawyer: [
    'abogado',
    'abogada',
    'advocat',
    'advocada',
    'lawyer',
    'solicitor',
    'anwalt',
    'rechtsanwalt',
    'gestor',
    'gestoria',
  ],
  notary: ['notario', 'notaria', 'notari', 'notary', 'notar'],
  bank: ['banco', 'banc', 'bank'],
} as const

export type Role = keyof typeof ROLES
const BY_WORD = new Map<string, Role>(
  Object.entries(ROLES).flatMap(([role, words]) =>
    words.map((word): [string, Role] => [word, role as Role]),
  ),
)

/** What somebody is to an agency, by a word in four languages, singular or plural. */
export function roleOf(text: string): Role | null {
  const word = plain(text)
  return (
    BY_WORD.get(word) ??
    BY_WORD.get(word.replace(/s$/, '')) ??
    BY_WORD.get(word.replace(/es$/, '')) ??
    null
  )
}

export type DocKind = 'DNI' | 'NIE' | 'CIF' | 'OTHER'

/**
 * Number and kind of a paper by its form; the signs people write between the digits are left out.
 */
export function paperOf(text: string): { type: DocKind; number: string } {
  const number = text.replace(/[\s.\-/]/g, '').toUpperCase()
  const type = /^\d{8}[A-Z]$/.test(number)
    ? 'DNI'
    : /^[XYZ]\d{7}[A-Z]$/.test(number)
      ? 'NIE'
      : /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/.test(number)
        ? 'CIF'
        : 'OTHER'
  return { type, number: (type === 'OTHER' ? text.trim() : number).slice(0, 40) }
}

/**
 * An address in small letters; null when it is none. Takes the address out of `Name <a@b.es>` and
 * `mailto:`.
 */
export function emailOf(text: string): string | null {
  const inner = /<([^<>]+)>/.exec(text)?.[1] ?? text.replace(/^mailto:/i, '')
  const address = inner
    .trim()
    .replace(/[.,;]+$/, '')
    .toLowerCase()
  return address.length <= 254 &&
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/.test(
      address,
    )
    ? address
    : null
}

/** Several addresses in one cell. */
export const emailsIn = (text: string): string[] =>
  text
    .split(/\s*:::\s*|[\n;,|]|\s\/\s|(?<=\.[a-z]{2,})\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Words of a cell of labels; Google's own groups (`* myContacts`) are none of the agency's. */
export const tagsIn = (text: string): string[] =>
  text
    .split(/\s*:::\s*|[\n;,|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('* '))
    .map((part) => part.slice(0, 40).trim())
