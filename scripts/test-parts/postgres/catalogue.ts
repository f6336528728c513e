import type pg from 'pg'
import { asksOf, type Catalogue } from './asks.ts'

const OURS = `'public'::regnamespace`
const WRITES = `(values ('insert'), ('update')) writes (act)`

/**
 * Of each act on a table one row for each thing that it asks of itself: `text` is SQL that is
 * evaluated with it, `ask` a trigger, a method of an index, or what a deletion takes with it.
 */
const ACTS = `
  select relname as name, act, ask, text from (
    select conrelid as of, act, null as ask, pg_get_constraintdef(pg_constraint.oid) as text
      from pg_constraint, ${WRITES} where contype in ('c', 'x')
    union all select adrelid, act, null, pg_get_expr(adbin, adrelid) from pg_attrdef, ${WRITES}
    union all select indrelid, act, null, concat(pg_get_expr(indexprs, indrelid), ' ',
        pg_get_expr(indpred, indrelid)) from pg_index, ${WRITES}
    union all select indrelid, act, 'index ' || amname, null
      from pg_index join pg_class on indexrelid = pg_class.oid
        join pg_am on relam = pg_am.oid, ${WRITES}
    union all select confrelid, 'delete', 'deletes ' || confdeltype::text, null
      from pg_constraint where contype = 'f'
    union all select tgrelid, act, 'trigger ' || proname, null
      from pg_trigger join pg_proc on tgfoid = pg_proc.oid,
        (values ('insert', 4), ('delete', 8), ('update', 16)) acts (act, bit)
      where not tgisinternal and tgtype & bit > 0
    union all select oid, 'read', 'view ' || relname, null from pg_class where relkind in ('v', 'm')
  ) asked join pg_class on pg_class.oid = asked.of where relnamespace = ${OURS}`

interface Act {
  name: string
  act: string
  ask: string | null
  text: string | null
}

/** What a database with our tables in it knows by name. */
export async function catalogueOf(client: pg.Client): Promise<Catalogue> {
  const names = async (query: string): Promise<Set<string>> => {
    const { rows } = await client.query<{ name: string }>(query)
    return new Set(rows.map(({ name }) => name))
  }
  const known = {
    functions: await names('select distinct proname as name from pg_proc'),
    relations: await names(
      `select relname as name from pg_class
       where relkind in ('r', 'p', 'v', 'm') and relnamespace = ${OURS}`,
    ),
    keywords: await names(
      `select word as name from pg_get_keywords()
       where word not in (select attname from pg_attribute
         join pg_class on attrelid = pg_class.oid where relnamespace = ${OURS})
         and word not in (select relname from pg_class)`,
    ),
  }
  const acts = new Map<string, Set<string>>()
  const { rows } = await client.query<Act>(ACTS)
  if (rows.length === 0) throw new Error('our tables ask nothing: they are not here')
  for (const { name, act, ask, text } of rows) {
    const asks = acts.get(`${act} ${name}`) ?? new Set()
    acts.set(`${act} ${name}`, asks)
    if (ask !== null) asks.add(ask)
    for (const one of asksOf(text ?? '', { ...known, acts: new Map() })) asks.add(one)
  }
  return { ...known, acts }
}
