import type { Route, RouteBody, RoutesFile } from '../contract/routes.ts'

/**
 * A small contract for the tests of the mount itself, so that they do not change with the
 * product's.
 */
const message = {
  type: 'object',
  additionalProperties: false,
  properties: { message: { type: 'string' }, detail: { type: 'string' } },
}

const home = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 2000 },
    rooms: { type: 'integer', minimum: 0, maximum: 100 },
    size: { type: 'number' },
    note: { type: ['string', 'null'], maxLength: 100 },
    email: { type: 'string', format: 'email' },
    tags: { type: 'array', maxItems: 5, uniqueItems: true, items: { type: 'string' } },
    step: { $ref: 'http://llar/contract#/$defs/Step' },
    free: {},
  },
}

const contract = {
  $id: 'http://llar/contract' as const,
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: {
    Step: {
      type: 'object',
      additionalProperties: false,
      properties: {
        price: { type: 'integer', minimum: 0 },
        name: { type: 'string' },
        kept: { type: ['string', 'null'] },
      },
    },
  },
}

const parts: RouteBody['parts'] = {
  title: { kind: 'text', nullable: false },
  rooms: { kind: 'json', nullable: false },
  size: { kind: 'json', nullable: false },
  note: { kind: 'text', nullable: true },
  email: { kind: 'text', nullable: false },
  tags: { kind: 'json', nullable: false },
  step: { kind: 'json', nullable: false },
  free: { kind: 'json', nullable: false },
}

const both = ['application/json', 'multipart/form-data']

function route(part: Partial<Route> & Pick<Route, 'operationId' | 'method' | 'url'>): Route {
  const replies = {
    '200': { description: '', contentType: 'application/json', schema: {}, binary: false },
    '404': { description: '', contentType: 'application/json', schema: message, binary: false },
  }
  return {
    tag: 'fixture',
    path: part.url.replaceAll(/:(\w+)/g, '{$1}'),
    security: false,
    roles: null,
    operator: false,
    stepUp: false,
    beforeSecond: null,
    switch: null,
    scope: 'public',
    read: null,
    audit: null,
    offline: null,
    rate: null,
    maxBytes: null,
    params: null,
    query: null,
    headers: null,
    body: null,
    success: 200,
    deprecated: null,
    replies,
    ...part,
  }
}

const files: RouteBody['files'] = [
  { name: 'photos', many: true, maxItems: 3, minItems: 1, required: true, types: [] },
  {
    name: 'deed',
    many: false,
    maxItems: 1,
    minItems: 0,
    required: false,
    types: ['application/pdf'],
  },
]
const upload = {
  type: 'object',
  additionalProperties: false,
  properties: {
    note: { type: ['string', 'null'] },
    photos_extra: { type: 'array', items: {} },
    deed_extra: { enum: ['DEED', 'NOTA'] },
  },
}

const id = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'string', format: 'uuid' } },
}
const query = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    q: { type: 'string', maxLength: 20 },
    limit: { type: 'integer', minimum: 1, maximum: 100 },
    on: { type: 'boolean' },
    type: { type: 'array', maxItems: 3, items: { enum: ['A', 'B'] } },
  },
}

export const FIXTURE: RoutesFile = {
  contract,
  routes: [
    route({
      operationId: 'echo',
      method: 'POST',
      url: '/api/v1/echo/',
      body: { required: true, contentTypes: both, schema: home, files: [], parts },
    }),
    route({
      operationId: 'upload',
      method: 'POST',
      url: '/api/v1/upload/',
      maxBytes: 200_000,
      body: {
        required: true,
        contentTypes: ['multipart/form-data'],
        schema: upload,
        files,
        parts: {
          note: { kind: 'text', nullable: true },
          photos_extra: { kind: 'json', nullable: false },
          deed_extra: { kind: 'text', nullable: false },
        },
      },
    }),
    route({ operationId: 'find', method: 'GET', url: '/api/v1/find/', query, read: 'replica' }),
    route({ operationId: 'item', method: 'GET', url: '/api/v1/item/:id/', params: id }),
    route({
      operationId: 'old',
      method: 'GET',
      url: '/api/v1/old/',
      deprecated: { on: '2026-11-21', sunset: '2027-05-21', instead: '/api/v1/item/{id}/' },
    }),
    route({ operationId: 'mine', method: 'GET', url: '/api/v1/mine/', security: true }),
    route({
      operationId: 'admin',
      method: 'GET',
      url: '/api/v1/admin/',
      security: true,
      roles: ['ADMIN'],
    }),
    route({ operationId: 'fail', method: 'POST', url: '/api/v1/fail/' }),
    route({
      operationId: 'strict',
      method: 'GET',
      url: '/api/v1/strict/',
      replies: {
        '200': {
          description: '',
          contentType: 'application/json',
          schema: { $ref: 'http://llar/contract#/$defs/Step' },
          binary: false,
        },
      },
    }),
    route({
      operationId: 'empty',
      method: 'DELETE',
      url: '/api/v1/empty/',
      success: 204,
      replies: { '204': { description: '', contentType: null, schema: null, binary: false } },
    }),
    route({
      operationId: 'file',
      method: 'GET',
      url: '/api/v1/file/',
      replies: {
        '200': {
          description: '',
          contentType: 'application/octet-stream',
          schema: null,
          binary: true,
        },
      },
    }),
    route({
      operationId: 'stream',
      method: 'GET',
      url: '/api/v1/stream/',
      headers: {
        type: 'object',
        required: [],
        properties: {
          'last-event-id': { type: 'string', pattern: '^[0-9]+$' },
          fit: { type: 'integer' },
        },
      },
      replies: {
        '200': { description: '', contentType: 'text/event-stream', schema: null, binary: true },
      },
    }),
    route({
      operationId: 'limited',
      method: 'POST',
      url: '/api/v1/limited/',
      rate: { max: 3, window: 60 },
      body: {
        required: true,
        contentTypes: both,
        schema: { type: 'object', properties: { email: { type: 'string' } } },
        files: [],
        parts: { email: { kind: 'text', nullable: false } },
      },
    }),
  ],
}
