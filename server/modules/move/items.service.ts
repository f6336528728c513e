import type {
  MoveItem,
  MoveItemKind,
  MoveItemPage,
  MoveItemState,
} from '../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { ItemRow } from './item.repository.ts'
import { say } from './messages.ts'
import { visible } from './move.service.ts'

const LIST = { list: 'listMoveItems', kind: 'id' } as const
const SHOWN = ['owner', 'home', 'extra', 'photo'] as const

/** What is asked of a move's things. */
interface Filter {
  kind?: MoveItemKind | undefined
  state?: MoveItemState | undefined
  cursor?: string | undefined
  limit: number
}

/** A page of a move's things, in the order in which they became known. */
export async function listItems(
  { db }: Deps,
  actor: Actor,
  id: string,
  { kind, state, cursor: text, limit }: Filter,
): Promise<MoveItemPage> {
  const cursor = readCursor(text, LIST, actor.lang)
  await visible(db, actor, id)
  let query = db
    .selectFrom('move_item')
    .where('move_id', '=', id)
    .where('kind', 'in', kind ? [kind] : [...SHOWN])
  if (state) query = query.where('state', '=', state)
  const { n } = await query
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  const page = cursor ? query.where('id', cursor.back ? '<' : '>', cursor.id) : query
  const found = await page
    .selectAll()
    .orderBy('id', cursor?.back ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute()
  const { rows, ...ends } = cutPage(found, { ...LIST, cursor, limit })
  return { items: rows.map((row) => toItem(row, actor.lang)), total: Number(n), ...ends }
}

const MESSAGES = ['gone', 'noAnswer', 'notTaken'] as const
type Message = (typeof MESSAGES)[number]

const toItem = (row: ItemRow, lang: Lang): MoveItem => ({
  kind: row.kind as MoveItemKind,
  externalId: row.external_id,
  ref: row.ref,
  state: row.state,
  propertyId: row.property_id,
  contactId: row.contact_id,
  message:
    row.message && MESSAGES.includes(row.message as Message)
      ? say(lang, `item.${row.message as Message}`)
      : null,
})
