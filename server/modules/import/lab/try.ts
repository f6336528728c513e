import type { Deps } from '../../../contract/deps.ts'
import { buffer } from 'node:stream/consumers'
import type { StoredSentence } from '../../../db/tables/import.ts'
import { Unreadable } from '../../../formats/table/unreadable.ts'
import { isHalfRead, type IntegrationRow } from '../../integration/index.ts'
import type { FeedEvent } from '../feed/feed-event.ts'
import type { Reading } from '../feed/reading.ts'
import { applyHome } from '../homes/apply.ts'
import { handleMissing } from '../homes/missing.ts'
import type { RunRow } from '../import.repository.ts'
import { noTotals, TOTAL_OF, type ItemInsert } from '../item.repository.ts'
import { findLink, linksOutside } from '../link.repository.ts'
import { eventsOf, judge } from '../run.ts'
import { BrokenFile } from '../feed/broken.ts'
import { Diff } from './diff.ts'
import { excerptOf, Findings, type Finding } from './findings.ts'
import { identify, type Identity } from './identify.ts'
import type { LabRow } from './lab.repository.ts'
import { READABLE } from './readable.ts'
import { runOf, sourceOf } from './stand-in.ts'
import type { Tried } from './tried.ts'

const empty = (identity: Identity): Tried => ({
  identity,
  isReadable: false,
  failure: identity.failure && { key: identity.failure },
  held: null,
  homes: 0,
  refused: 0,
  withIssues: 0,
  issues: [],
  would: null,
  diff: new Diff().result(),
  sourceId: null,
})

/**
 * Reads a file and does all that a run would do with it, home by home, each in a transaction that is
 * taken back.
 */
export async function tryFile(deps: Deps, lab: LabRow): Promise<Tried> {
  const bytes = await buffer(await deps.files.get(lab.file_key))
  const identity = identify(bytes)
  const provider = identity.dialect && READABLE[identity.dialect]
  if (identity.failure || !provider) return empty(identity)
  const tried = { ...empty(identity), isReadable: true }
  const lines = (): string[] => textLines(bytes, identity)
  try {
    const run = await runOf(deps, lab, provider, bytes)
    const { source, isTried, isOther } = await sourceOf(deps, lab, provider)
    const reading = { ...run, integration_id: source.id, source_name: source.name }
    const rejection = await judge(deps, reading)
    const held = (await heldBy(deps, source, { isTried, isOther })) ?? rejection
    return {
      ...tried,
      ...(await whatWould(deps, reading, source, isTried, lines, leadingLines(bytes))),
      held,
      sourceId: isTried ? null : source.id,
    }
  } catch (error) {
    const failure = failureOf(error)
    if (!failure) throw error
    const line = Number(failure.params?.['line'] ?? 0)
    const issue = line > 0 ? [brokenAt(failure, line, lines())] : []
    return { ...tried, failure, issues: issue }
  }
}

function failureOf(error: unknown): StoredSentence | null {
  if (error instanceof BrokenFile) return { key: error.key, params: { line: error.line } }
  if (error instanceof Unreadable) return { key: error.key, params: error.params }
  return null
}

const brokenAt = (failure: StoredSentence, line: number, text: string[]): Finding => ({
  ...failure,
  field: '',
  severity: 'error',
  count: 1,
  lines: [line],
  excerpt: excerptOf(text, line),
})

/** Lines of a text as people count them; none of a workbook. */
function textLines(bytes: Buffer, { encoding }: Identity): string[] {
  if (encoding === null) return []
  return new TextDecoder(encoding).decode(bytes).split(/\r\n|\r|\n/)
}

/** Blank lines before the first sign, which the reader of XML passes over. */
const leadingLines = (bytes: Buffer): number =>
  (/^\s*/.exec(bytes.subarray(0, 2000).toString('latin1'))?.[0].match(/\n/g) ?? []).length

/** What is said of a source that a person chose, and not of the one we made up. */
async function heldBy(
  deps: Deps,
  source: IntegrationRow,
  { isTried, isOther }: { isTried: boolean; isOther: string | null },
): Promise<StoredSentence | null> {
  if (isOther) return { key: 'labOtherFormat', params: { source: isOther } }
  return !isTried && (await isHalfRead(deps.db, source))
    ? { key: 'labLaterVersion', params: { source: source.name } }
    : null
}

type Would = Pick<Tried, 'homes' | 'refused' | 'withIssues' | 'issues' | 'would' | 'diff'>

async function whatWould(
  deps: Deps,
  run: RunRow,
  source: IntegrationRow,
  isTried: boolean,
  text: () => string[],
  leading: number,
): Promise<Would> {
  const [findings, diff, totals] = [new Findings(), new Diff(), noTotals()]
  const seen = new Set<string>()
  const counts = { refused: 0, withIssues: 0 }
  let event: Extract<FeedEvent, { kind: 'home' }> | null = null
  const lineOf = (field: string): number => (event ? event.lineOf(field) + leading : 0)
  const keep = (item: ItemInsert): void => {
    totals[TOTAL_OF[item.action]] += 1
    totals.issues += item.issues.length
    diff.add(item, event?.home ?? null)
    if (!event) return
    for (const remark of item.issues) findings.add(remark, lineOf(remark.field))
    if (item.action === 'skipped' || item.action === 'error') counts.refused += 1
    else if (item.issues.some(({ severity }) => severity === 'warning')) counts.withIssues += 1
  }
  const reading: Reading = {
    deps,
    run,
    source,
    gone: new Set(),
    keep,
    ...(isTried && { isSourceTried: true }),
  }
  for await (const one of await eventsOf(deps, run)) {
    if (one.kind !== 'home') continue
    event = one
    const { externalId } = one.home
    if (externalId && seen.has(externalId)) {
      findings.add(
        {
          field: 'id',
          key: 'doubleRow',
          params: { id: externalId, line: lineOf('id') },
          severity: 'warning',
        },
        lineOf('id'),
      )
      continue
    }
    seen.add(externalId)
    if (one.home.isGone && (await findLink(deps.db, source.id, externalId)))
      reading.gone.add(externalId)
    else await applyHome(reading, one.home)
  }
  event = null
  const named = new Set([...seen].filter((id) => !reading.gone.has(id)))
  await handleMissing(reading, await linksOutside(deps.db, source.id, named))
  const { created, updated, unchanged, skipped, errors } = totals
  totals.received = created + updated + unchanged + skipped + errors
  return {
    ...counts,
    homes: totals.received,
    issues: findings.list(text),
    would: totals,
    diff: diff.result(),
  }
}
