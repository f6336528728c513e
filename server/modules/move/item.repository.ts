import type { Insertable, Selectable, Updateable } from 'kysely'
import { json, sql, uuidv7, type Db, type Tables } from '../../db/index.ts'

export type ItemRow = Selectable<Tables['move_item']>
export type ItemKind = ItemRow['kind']

type Fresh = Omit<Insertable<Tables['move_item']>, 'id' | 'raw' | 'move_id'> & { raw?: unknown }

const MOST_AT_ONCE = 500

/** Adds things that nobody knew of; those that are there stay as they are. */
export async function addItems(trx: Db, moveId: string, items: Fresh[]): Promise<void> {
  for (let at = 0; at < items.length; at += MOST_AT_ONCE)
    await trx
      .insertInto('move_item')
      .values(
        items.slice(at, at + MOST_AT_ONCE).map(({ raw, ...item }) => ({
          ...item,
          id: uuidv7(),
          move_id: moveId,
          raw: raw === undefined ? null : json(raw),
        })),
      )
      .onConflict((on) => on.columns(['move_id', 'kind', 'external_id']).doNothing())
      .execute()
}

export async function setItem(
  trx: Db,
  id: string,
  { raw, ...set }: Updateable<Tables['move_item']>,
): Promise<void> {
  await trx
    .updateTable('move_item')
    .set({ ...set, ...(raw !== undefined && { raw: json(raw) }) })
    .where('id', '=', id)
    .execute()
}

/**
 * Whether a thing is still of whoever took it until `next_at`, locked: it is another's when the
 * process slept longer than its lease, and nobody's when it was to be read or made anew meanwhile.
 */
export async function isHeld(trx: Db, { id, next_at }: ItemRow): Promise<boolean> {
  const row = await trx
    .selectFrom('move_item')
    .select('next_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return next_at !== null && row?.next_at?.getTime() === next_at.getTime()
}

export async function findItem(
  db: Db,
  moveId: string,
  kind: ItemKind,
  externalId: string,
): Promise<ItemRow | null> {
  const row = await db
    .selectFrom('move_item')
    .selectAll()
    .where('move_id', '=', moveId)
    .where('kind', '=', kind)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  return row ?? null
}

/** Things of a kind that were read. */
export function readItems(db: Db, moveId: string, kind: ItemKind): Promise<ItemRow[]> {
  return db
    .selectFrom('move_item')
    .selectAll()
    .where('move_id', '=', moveId)
    .where('kind', '=', kind)
    .where('raw', 'is not', null)
    .execute()
}

/** A photo is fetched once its home is here. */
const isReady = sql<boolean>`(move_item.kind <> 'photo' or exists (
  select 1 from move_item h where h.move_id = move_item.move_id and h.kind = 'home'
    and h.external_id = move_item.home_id and h.property_id is not null))`

/** The next thing to read, locked; null when there is none now. */
export async function nextToRead(
  trx: Db,
  moveId: string,
  kinds: ItemKind[],
  now: Date,
): Promise<ItemRow | null> {
  const row = await trx
    .selectFrom('move_item')
    .selectAll()
    .where('move_id', '=', moveId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'wait')
    .where(({ or, eb }) => or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
    .where(isReady)
    .orderBy('position')
    .orderBy('kind', 'desc')
    .orderBy('external_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

/** When the next thing to read may be tried again; null: none waits. */
export async function waitsUntil(db: Db, moveId: string, kinds: ItemKind[]): Promise<Date | null> {
  const row = await db
    .selectFrom('move_item')
    .select(({ fn }) => fn.min('next_at').as('at'))
    .where('move_id', '=', moveId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'wait')
    .where(isReady)
    .executeTakeFirst()
  return row?.at ?? null
}

/** What a home still waits for before it can be made: words of codes, its owner, its portals. */
const isWaitedFor = sql<boolean>`exists (
  select 1 from move_item w where w.move_id = move_item.move_id and (
    (w.state = 'wait' and w.kind = 'enum' and w.external_id in ('tipos', 'ciudades',
      'zonas=' || coalesce(move_item.place_id, '')))
    or (w.state in ('wait', 'got') and w.kind = 'owner' and w.external_id = move_item.owner_id)
    or (w.state = 'wait' and w.kind = 'extra' and w.external_id = move_item.external_id)))`

/** The next owner or home that was read and can be made, locked; owners first. */
export async function nextToApply(trx: Db, moveId: string, now: Date): Promise<ItemRow | null> {
  const row = await trx
    .selectFrom('move_item')
    .selectAll()
    .where('move_id', '=', moveId)
    .where('kind', 'in', ['owner', 'home'])
    .where('state', '=', 'got')
    .where(({ or, eb }) => or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
    .where(({ or, eb }) => or([eb('kind', '=', 'owner'), sql<boolean>`not ${isWaitedFor}`]))
    .orderBy('kind', 'desc')
    .orderBy('position')
    .orderBy('external_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

/** Whether anything of a move is still to be read or made. */
export async function isUnfinished(db: Db, moveId: string): Promise<boolean> {
  const row = await db
    .selectFrom('move_item')
    .select('id')
    .where('move_id', '=', moveId)
    .where(({ or, eb, and }) =>
      or([
        eb('state', '=', 'wait'),
        and([eb('state', '=', 'got'), eb('kind', 'in', ['home', 'owner'])]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
