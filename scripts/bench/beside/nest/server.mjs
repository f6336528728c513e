// The second rival: NestJS (on Fastify) and TypeORM on the same rows, as its own handbook writes
// them, but for decorators, which Node cannot read: they are called as the functions they are.
// `node server.mjs <socket folder> <port> exact|planned <address of wanted.ts>`, in a folder where
// its packages are.
import 'reflect-metadata'
import {
  Controller,
  Get,
  GoneException,
  Injectable,
  Module,
  NotFoundException,
  Param,
  ParseUUIDPipe,
  Query,
  ValidationPipe,
} from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { Type } from 'class-transformer'
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator'
import { DataSource, EntitySchema } from 'typeorm'

const [host, port, totals, wanted] = process.argv.slice(2)
const { CODES, fresh, ineOf, PAGE, VIVIENDA } = await import(wanted)

/** `decorate(Class, 'method', decorator …)`, as TypeScript compiles it. */
const decorate = (target, key, ...decorators) =>
  Reflect.decorate(
    decorators,
    target.prototype,
    key,
    Object.getOwnPropertyDescriptor(target.prototype, key),
  )

const ListingEntity = new EntitySchema({
  name: 'Listing',
  tableName: 'listing',
  columns: {
    id: { type: 'uuid', primary: true },
    state: { type: 'text' },
    public: { type: 'jsonb' },
    cards: { type: 'jsonb' },
  },
})
const SearchEntity = new EntitySchema({
  name: 'ListingSearch',
  tableName: 'listing_search',
  columns: {
    id: { type: 'uuid', primary: true },
    op: { type: 'smallint', primary: true },
    muni: { type: 'int' },
    type: { type: 'smallint' },
    price: { type: 'bigint' },
    beds: { type: 'smallint' },
    publishedAt: { type: 'timestamptz', name: 'published_at' },
  },
  relations: {
    listing: { type: 'many-to-one', target: 'Listing', joinColumn: { name: 'id' } },
  },
})

class ListQuery {}
const rule = (key, ...decorators) => {
  for (const one of decorators) one(ListQuery.prototype, key)
}
rule('operation', IsIn(['V', 'A']))
rule('place', IsOptional(), IsIn([...ineOf.keys()]))
rule('type', IsOptional(), IsIn(['vivienda']))
rule(
  'priceMax',
  IsOptional(),
  Type(() => Number),
  IsInt(),
  Min(0),
)
rule(
  'bedroomsMin',
  IsOptional(),
  Type(() => Number),
  IsInt(),
  Min(0),
  Max(20),
)
rule('sort', IsIn(['newest', 'price']))

class ListingService {
  constructor(source) {
    this.source = source
    this.homes = source.getRepository('Listing')
    this.rows = source.getRepository('ListingSearch')
  }

  async one(id) {
    const found = await this.homes.findOne({
      where: { id },
      select: { id: true, state: true, public: true },
    })
    if (!found) throw new NotFoundException()
    if (found.state !== 'active') throw new GoneException()
    return fresh(found.public)
  }

  async page(query) {
    const filtered = this.rows
      .createQueryBuilder('s')
      .where('s.op = :op', { op: CODES[query.operation] })
    if (query.place) filtered.andWhere('s.muni = :muni', { muni: ineOf.get(query.place) })
    if (query.type) filtered.andWhere('s.type = :type', { type: VIVIENDA })
    if (query.priceMax !== undefined)
      filtered.andWhere('s.price <= :most', { most: query.priceMax })
    if (query.bedroomsMin !== undefined)
      filtered.andWhere('s.beds >= :beds', { beds: query.bedroomsMin })
    const counted = totals === 'exact' ? filtered.getCount() : this.planned(filtered.clone())
    const sorted = filtered.clone()
    if (query.sort === 'price') sorted.orderBy('s.price').addOrderBy('s.id')
    else sorted.orderBy('s.publishedAt', 'DESC').addOrderBy('s.id', 'DESC')
    const [rows, total] = await Promise.all([
      sorted
        .innerJoinAndSelect('s.listing', 'l')
        .select(['s.id', 's.op', 'l.id', 'l.cards'])
        .limit(PAGE)
        .getMany(),
      counted,
    ])
    return { items: rows.map(({ listing }) => fresh(listing.cards[query.operation])), total }
  }

  async planned(filtered) {
    const [sql, values] = filtered.select('1').getQueryAndParameters()
    const [{ 'QUERY PLAN': plan }] = await this.source.query(`explain (format json) ${sql}`, values)
    return plan[0].Plan['Plan Rows']
  }
}

class ListingController {
  constructor(service) {
    this.service = service
  }

  getOne(id) {
    return this.service.one(id)
  }

  getPage(query) {
    return this.service.page(query)
  }
}
Param('id', ParseUUIDPipe)(ListingController.prototype, 'getOne', 0)
Query()(ListingController.prototype, 'getPage', 0)
Reflect.defineMetadata('design:paramtypes', [ListQuery], ListingController.prototype, 'getPage')
decorate(ListingController, 'getPage', Get('/'))
decorate(ListingController, 'getOne', Get(':id'))
Reflect.defineMetadata('design:paramtypes', [ListingService], ListingController)
Controller('listing')(ListingController)
Reflect.defineMetadata('design:paramtypes', [DataSource], ListingService)
Injectable()(ListingService)

const source = await new DataSource({
  type: 'postgres',
  host,
  username: 'llar',
  database: 'llar',
  poolSize: 10,
  entities: [ListingEntity, SearchEntity],
}).initialize()
class AppModule {}
Module({
  controllers: [ListingController],
  providers: [ListingService, { provide: DataSource, useValue: source }],
})(AppModule)

const app = await NestFactory.create(
  AppModule,
  new FastifyAdapter({ routerOptions: { ignoreTrailingSlash: true } }),
  { logger: ['error'] },
)
app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true }))
await app.listen(Number(port), '127.0.0.1')
console.log('ready')
