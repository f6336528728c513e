import type { LabChange, LabDiff, LabHome } from '../../../../generated/model/index.ts'
import type { FeedHome } from '../feed/feed-home.ts'
import type { ItemInsert } from '../item.repository.ts'
import { valueText } from './value-text.ts'

const MOST = 200

/** What a run would do, against what is there. */
export class Diff {
  private readonly diff: LabDiff = {
    added: [],
    gone: [],
    changed: [],
    counts: { added: 0, gone: 0, changed: 0 },
  }

  /** A line of the report; `says`: the home as the file has it, null of one that it lacks. */
  add(item: ItemInsert, says: FeedHome | null): void {
    const home: LabHome = {
      externalId: item.external_id.startsWith('#') ? '' : item.external_id,
      ref: item.ref ?? null,
      title: item.title ?? null,
      propertyId: item.action === 'created' ? null : (item.property_id ?? null),
    }
    if (item.action === 'created') this.put('added', home)
    if (item.action === 'missing' || item.action === 'removed') this.put('gone', home)
    if (['updated', 'conflict'].includes(item.action) && says)
      for (const field of item.changed) this.put('changed', change(home, field, item, says))
  }

  private put<Kind extends 'added' | 'gone' | 'changed'>(
    kind: Kind,
    one: LabDiff[Kind][number],
  ): void {
    this.diff.counts[kind] += 1
    const list = this.diff[kind] as (typeof one)[]
    if (list.length < MOST) list.push(one)
  }

  result(): LabDiff {
    return this.diff
  }
}

type Steps = Record<string, Record<string, unknown> | undefined>

function change(home: LabHome, field: string, { before }: ItemInsert, says: FeedHome): LabChange {
  if (field === 'status') return { home, field, before: before?.status ?? null, after: 'active' }
  if (field === 'media') return { home, field, before: null, after: String(says.pictures.length) }
  const [step = '', name = ''] = field.split('.')
  const [was, is] = [before?.steps as Steps | null | undefined, says.steps as unknown as Steps]
  return {
    home,
    field,
    before: valueText(field, was?.[step]?.[name]),
    after: valueText(field, is[step]?.[name]),
  }
}
