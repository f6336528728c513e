import { readFile } from 'node:fs/promises'
import type { Db } from '../../db/index.ts'
import { json } from '../../db/index.ts'
import type { FiscalDeclarationDoc } from '../../db/tables/fiscal.ts'

const FIELDS = ['name', 'taxId', 'address', 'system', 'systemId', 'place', 'signedOn'] as const

/** What a declaration lacks (RD 1007/2023, art. 13; AEAT, validations 1.2.2, 3.1.5); none: complete. */
export function declarationFaults(doc: Partial<Record<string, unknown>>): string[] {
  const text = (field: string): string => (typeof doc[field] === 'string' ? doc[field].trim() : '')
  return [
    ...FIELDS.filter((field) => text(field) === '').map((field) => `${field} is missing`),
    ...(/^[A-Z\d]{9}$/.test(text('taxId')) ? [] : ['taxId has nine capitals and figures']),
    ...(/^[A-Z\d]{2}$/.test(text('systemId')) ? [] : ['systemId is two of A–Z and 0–9']),
    ...(text('system').length <= 30 ? [] : ['system has at most 30 signs']),
    ...(/^\d{4}-\d\d-\d\d$/.test(text('signedOn')) ? [] : ['signedOn is a day, YYYY-MM-DD']),
  ]
}

/** Keeps what the operator declares of the program, from the day it was signed on. */
export async function declare(db: Db, doc: FiscalDeclarationDoc, now: Date): Promise<void> {
  const values = { doc: json(doc), created_at: now }
  await db
    .insertInto('fiscal_declaration')
    .values({ valid_from: doc.signedOn, ...values })
    .onConflict((on) => on.column('valid_from').doUpdateSet(values))
    .execute()
}

/** The operator's command: what the program is declared as, out of a file that they signed. */
export const declareCommand = {
  words: 'declare',
  usage: `declare FILE   (JSON with ${FIELDS.join(', ')})`,
  run: async ([file = '']: string[], { db, now }: { db: Db; now(): Date }) => {
    const written = await readFile(file, 'utf8').catch(() => null)
    if (written === null) return { lines: ['Say which file.'], code: 2 as const }
    const doc = JSON.parse(written) as FiscalDeclarationDoc
    const faults = declarationFaults({ ...doc })
    if (faults.length > 0) return { lines: faults, code: 1 as const }
    await declare(db, doc, now())
    return { lines: [`${doc.system} is declared by ${doc.name}.`], code: 0 as const }
  },
}
