// The yardstick: Fastify and pg with nothing of ours between them. `node bare.ts <socket folder>
// <port>`.
import Fastify from 'fastify'
import pg from 'pg'

const [host = '', port = '0'] = process.argv.slice(2)
const pool = new pg.Pool({ host, user: 'llar', database: 'llar', max: 10 })
const app = Fastify()

app.get<{ Params: { id: string } }>('/detail/:id', async ({ params }) => {
  const { rows } = await pool.query<{ public: unknown }>(
    'select public from listing where id = $1',
    [params.id],
  )
  return rows[0]?.public
})

app.get('/list', async () => {
  const { rows } = await pool.query<{ card: unknown }>(
    `with page as (select s.id, s.published_at from listing_search s where s.op = 1
       order by s.published_at desc, s.id desc limit 25)
     select l.cards -> 'V' as card from page s join listing l on l.id = s.id
     order by s.published_at desc, s.id desc`,
  )
  return { items: rows.map(({ card }) => card) }
})

await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('ready')
