import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BankMapped, BankRead, BankReading } from '../../../../generated/model/index.ts'
import { plainName, type UploadedFile } from '../../../contract/body/upload.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { act, actorOf } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { readStatements, type ReadFile } from '../../../formats/bank/read.ts'
import { BadStatement, type ReadStatement } from '../../../formats/bank/statement.ts'
import { sepaIban } from '../../../sepa/iban.ts'
import { ownOf } from '../list.service.ts'
import { say } from '../messages.ts'
import { matchCertain } from '../suggest.service.ts'
import { byAccount, dedupes } from './accounts.ts'
import { keepStatement } from './keep.ts'
import { knownOf } from './known.ts'

const FIRST = 5

/** What is said beside the file. */
export interface Asked {
  dryRun?: boolean | undefined
  iban?: string | undefined
  mapping?: readonly BankMapped[] | undefined
}

/** Reads a file; one that is refused is said in words at `file`. */
async function readOf(bytes: Buffer, { mapping = [] }: Asked, lang: Lang): Promise<ReadFile> {
  try {
    return await readStatements(bytes, mapping)
  } catch (error) {
    if (!(error instanceof BadStatement)) throw error
    const { reason, line } = error
    const where = line > 0 ? ` ${say(lang, 'line', { line })}` : ''
    return fieldErrors({ file: `${say(lang, `bad.${reason}`)}${where}` })
  }
}

/** What a statement would change, or changed: looked at before it is taken. */
async function lookAt(
  db: Db,
  agencyId: string,
  one: ReadStatement,
  file: { sha: string; format: string; keys: string[] },
): Promise<BankRead> {
  const known = await knownOf(db, agencyId, one, file)
  const there = known?.dedupes ?? new Set()
  const sum = (way: number): number =>
    one.entries.reduce((all, { amount }) => all + Math.max(0, way * amount), 0)
  return {
    iban: one.iban ?? '',
    name: one.name,
    from: one.from,
    to: one.to,
    opening: one.opening,
    closing: one.closing,
    entries: one.entries.length,
    known: there.size,
    in: sum(1),
    out: sum(-1),
    same: known?.same ?? false,
    notes: [...(one.countOff ? (['count'] as const) : []), ...(known?.notes ?? [])],
    first: one.entries.slice(0, FIRST).map(({ bookedOn, amount, text, party }, at) => ({
      bookedOn,
      amount,
      text: text || (party ?? ''),
      known: there.has(file.keys[at] ?? ''),
    })),
  }
}

/** Reads a statement and, unless it is a trial, takes it and matches what is certain. */
export async function takeStatement(
  file: UploadedFile | undefined,
  asked: Asked,
  ctx: Ctx,
): Promise<BankReading> {
  const { lang } = ctx
  ownOf(actorOf(ctx))
  if (!file) return fieldErrors({ file: say(lang, 'noFile') })
  const iban = asked.iban ? sepaIban(asked.iban) : ''
  if (iban === null) return fieldErrors({ iban: say(lang, 'iban') })
  const bytes = await readFile(file.path)
  const sha = createHash('sha256').update(bytes).digest('hex')
  const { format, statements, columns } = await readOf(bytes, asked, lang)
  const taken = asked.dryRun !== true
  if (taken && statements.length === 0) fieldErrors({ mapping: say(lang, 'bad.columns') })
  const accounts = byAccount(statements, iban)
  if (taken && accounts.some((one) => one.iban === ''))
    fieldErrors({ iban: say(lang, 'whichIban') })
  return act(ctx, async ({ trx, deps, actor }) => {
    const agencyId = ownOf(actor)
    const reads: BankRead[] = []
    for (const one of accounts) {
      const keys = dedupes(one.entries)
      reads.push(await lookAt(trx, agencyId, one, { sha, format, keys }))
      const coming = { agencyId, sha, format, by: actor.userId, now: deps.now() }
      const filename = plainName(file.filename, 'extracto')
      if (taken) await keepStatement(trx, { ...coming, filename }, one, keys)
    }
    const matched = taken ? await matchCertain(trx, agencyId, deps.now()) : 0
    return { format, taken, matched, statements: reads, columns }
  })
}
