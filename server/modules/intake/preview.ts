import type {
  IntakePreview,
  IntakePreviewRow,
  IntakeValue,
} from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { notAcceptable } from '../../contract/errors.ts'
import type { Deps } from '../../contract/deps.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { DemandDoc } from '../../db/tables/demand.ts'
import { demandTitle } from '../demand/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { add, decisionsOn } from './apply.ts'
import type { Decision } from './decide.ts'
import { readableRun } from './intake.policy.ts'
import { noTotals, updateRun } from './intake.repository.ts'
import { say, sayStored } from './messages.ts'
import { batchesAfter } from './rows-file.ts'
import { toRun, waits } from './view.ts'

/**
 * Rows that are counted, those that are shown as they come, and those shown in all when others have
 * something to say.
 */
const LOOKED = 1000
const FIRST = 20
const SHOWN = 40

/** The first rows as they would be. Nothing is changed but the run's state. */
export async function preview(deps: Deps, actor: Actor, id: string): Promise<IntakePreview> {
  const run = await readableRun(deps.db, actor, id)
  if (!waits(run) || run.file_key === null) return notAcceptable(say(actor.lang, 'startedAlready'))
  for await (const rows of batchesAfter(deps.files, run.file_key, 0, LOOKED)) {
    const { decisions } = await decisionsOn(deps.db, deps, run, actor, rows, false)
    const shown = decisions
      .filter((decision, index) => index < FIRST || decision.remarks.length > 0)
      .slice(0, SHOWN)
    const next =
      run.status === 'validated' ? run : await updateRun(deps.db, id, { status: 'validated' })
    return {
      looked: decisions.length,
      totals: add(noTotals(), decisions),
      rows: shown.map((decision) => toPreviewRow(decision, actor.lang)),
      run: toRun(next, actor.lang, deps.now()),
    }
  }
  return notAcceptable(say(actor.lang, 'emptyFile'))
}

function toPreviewRow(
  { number, line, name, fate, doc, remarks, somebody, begins }: Decision,
  lang: Lang,
): IntakePreviewRow {
  return {
    number,
    line,
    name,
    fate,
    values: [
      ...(doc ? valuesIn(doc) : []),
      ...(begins ? [{ field: 'demand', text: demandTitle(begins as DemandDoc, lang) }] : []),
    ],
    remarks: remarks.map((remark) => ({ field: remark.field, message: sayStored(lang, remark) })),
    contactId: somebody?.before ? somebody.id : null,
  }
}

/** What a document holds, in the order of the form; source and kind speak for themselves. */
function valuesIn(doc: ContactDoc): IntakeValue[] {
  const flat: [string, string | undefined][] = [
    ...Object.entries({ ...doc.person, kind: undefined }).map(
      ([key, value]): [string, string | undefined] => [`person.${key}`, value],
    ),
    ...(doc.reach.phones ?? []).map(({ number }): [string, string] => ['reach.phones', number]),
    ...(doc.reach.emails ?? []).map(({ address }): [string, string] => ['reach.emails', address]),
    ['reach.street', doc.reach.street],
    ['reach.postalCode', doc.reach.postalCode],
    ['reach.town', doc.reach.town],
    ['reach.country', doc.reach.country],
    ['legal.idDocNumber', doc.legal.idDocNumber],
    ['profile.roles', doc.profile.roles?.join(', ')],
    ['profile.tags', doc.profile.tags?.join(', ')],
    ['notes.text', doc.notes.text?.slice(0, 300)],
  ]
  return flat.flatMap(([field, text]) => (text ? [{ field, text }] : []))
}
