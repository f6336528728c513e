// The first rival: Fastify and pg on the same rows, as a good engineer writes them by hand. What is
// asked is held to a schema by Fastify, what is answered is what ours is (index.ts compares them).
// `node fastify.ts <socket folder> <port> exact|planned`: how many there are is counted, or what
// PostgreSQL's planner says.
import Fastify from 'fastify'
import pg from 'pg'
import { DETAIL, fresh, LIST, listSql, PAGE, type Card, type Query } from './wanted.ts'

const [host = '', port = '0', totals = 'exact'] = process.argv.slice(2)
const pool = new pg.Pool({ host, user: 'llar', database: 'llar', max: 10 })
const app = Fastify()

app.get<{ Params: { id: string } }>(
  '/listing/:id/',
  { schema: { params: DETAIL } },
  async ({ params }, reply) => {
    const { rows } = await pool.query<{ state: string; public: Card }>(
      'select state, public from listing where id = $1',
      [params.id],
    )
    const [found] = rows
    if (!found) return reply.code(404).send({ message: 'not found' })
    return found.state === 'active'
      ? fresh(found.public)
      : reply.code(410).send({ message: 'gone' })
  },
)

type Planned = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

async function totalOf(count: string, values: unknown[]): Promise<number> {
  if (totals === 'exact')
    return (await pool.query<{ total: number }>(count, values)).rows[0]?.total ?? 0
  const plan = `explain (format json) ${count.replace('count(*)::int as total', '1')}`
  return (await pool.query<Planned>(plan, values)).rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

app.get<{ Querystring: Query }>(
  '/listing/',
  { schema: { querystring: LIST } },
  async ({ query }) => {
    const { page, count, values } = listSql(query)
    const [{ rows }, total] = await Promise.all([
      pool.query<{ card: Card }>(page, [...values, query.operation]),
      totalOf(count, values),
    ])
    return { items: rows.slice(0, PAGE).map(({ card }) => fresh(card)), total }
  },
)

await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('ready')
