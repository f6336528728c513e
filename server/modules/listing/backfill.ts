import type { Listing } from '../../../generated/model/index.ts'
import { asObject, inTransaction, sql, type Db, type Database } from '../../db/index.ts'
import { bucketOf, SAMPLED, SEA } from './codes.ts'
import { seaDistance } from './projection/location.ts'
import { bucketWord, searchTexts } from './projection/search-terms.ts'
import { textVector } from './text-vector.ts'
import { regroup } from './twins/regroup.ts'

const BATCH = 500

/**
 * Gives a batch of homes after an id their distance to the sea; the id to go on from, null at the
 * end.
 */
export async function fillSea(trx: Db, after: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string; public: Listing }>`select id, public from listing
    where id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid order by id limit ${BATCH}
    for update`.execute(trx)
  const found = rows.flatMap(({ id, public: { location } }) => {
    const sea = seaDistance(location)
    return sea === undefined
      ? []
      : [
          {
            id,
            sea,
            bits: SEA.reduce((mask, [metres, bit]) => mask | (sea <= metres ? bit : 0), 0),
          },
        ]
  })
  const list = sql`
    json_to_recordset(${JSON.stringify(found)}::json) as f(id uuid, sea int, bits int)`
  await sql`update listing l set public = ${asObject(sql`l.public`)}
    || jsonb_build_object('seaDistance', f.sea) from ${list} where l.id = f.id`.execute(trx)
  await sql`
    update listing_search s set feat = s.feat | f.bits from ${list} where s.id = f.id
    and s.feat | f.bits <> s.feat`.execute(trx)
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
}

/**
 * Gives a batch of homes after an id the words of their texts anew, each by the dictionary of its
 * language; what else a row is found by (capitals, see projection/search-terms.ts) stays. The id to go on
 * from, null at the end.
 */
export async function fillWords(trx: Db, after: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string; public: Listing }>`select id, public from listing
    where id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid and state = 'active'
    order by id limit ${BATCH} for update`.execute(trx)
  const texts = rows.map(({ id, public: listing }) => ({
    id,
    texts: searchTexts(listing),
    sampled: bucketOf(id) < SAMPLED,
    bucket: bucketWord(id),
  }))
  const read = sql`
    read as materialized (select id, sampled, bucket, ${textVector(sql`texts`)} as tsv
    from json_to_recordset(${JSON.stringify(texts)}::json) as r(id uuid, texts jsonb,
      sampled boolean, bucket text))`
  const own = sql`array(select word from unnest(tsvector_to_array(s.tsv)) word where word ~ '^O')`
  await sql`
    with ${read} update listing_search s
    set pad = repeat(' ', 2000), tsv = r.tsv || array_to_tsvector(${own}) from read r
    where r.id = s.id`.execute(trx)
  await sql`with ${read} insert into listing_text_sample (id, tsv)
    select r.id, r.tsv || array_to_tsvector(array(select distinct word
    from listing_search s, unnest(tsvector_to_array(s.tsv)) word
      where s.id = r.id and word ~ '^O') || r.bucket)
    from read r where r.sampled and exists (select from listing_search s where s.id = r.id)
    on conflict (id) do update set tsv = excluded.tsv, pad = excluded.pad`.execute(trx)
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
}

/**
 * Looks again for the twins of homes written lately: two agencies that wrote the same home at one
 * moment did not see each other. Those alone cost one look at the index of marks.
 */
export async function regroupRecent(db: Database, since: Date): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`select id from listing where updated_at >= ${since} and state = 'active' order by id`.execute(
    db,
  )
  for (let at = 0; at < rows.length; at += BATCH) {
    await inTransaction(db, (trx) =>
      regroup(
        trx,
        rows.slice(at, at + BATCH).map(({ id }) => id),
      ),
    )
  }
}
