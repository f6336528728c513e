import type { Updateable } from 'kysely'
import type { Lang } from '../../contract/context.ts'
import { notAcceptable } from '../../contract/errors.ts'
import type { Db, Tables } from '../../db/index.ts'
import { say } from './messages.ts'
import { stateAt } from './proposal.repository.ts'
import type { Body, ProposalRow } from './table.ts'

/** 406 for one that waits for nobody any more. */
export function refuseDecided(row: ProposalRow, now: Date, lang: Lang): void {
  const state = stateAt(row, now)
  if (state !== 'open') notAcceptable(say(lang, state === 'expired' ? 'expired' : 'decided'))
}

/** What an open one would write; 406 where it is open no more. */
export function waiting(row: ProposalRow, now: Date, lang: Lang): Body {
  refuseDecided(row, now, lang)
  return row.body ?? notAcceptable(say(lang, 'expired'))
}

export const writeProposal = (
  trx: Db,
  { id }: ProposalRow,
  change: Omit<Updateable<Tables['proposal']>, 'version'>,
): Promise<ProposalRow> =>
  trx
    .updateTable('proposal')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
