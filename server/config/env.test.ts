import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('nothing set is a working development server', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    siteUrl: 'http://localhost:3000',
    production: false,
    trustProxy: false,
    rateLimits: true,
  })
})

test('every wrong setting is named at once, in plain words', () => {
  const wrong = {
    PORT: 'x',
    DATABASE_URL: 'mysql://a',
    LOG_LEVEL: 'loud',
    RATE_LIMIT: 'off',
    NODE_ENV: 'production',
    SMTP_URL: 'x',
  }
  expect(() => readEnv(wrong)).toThrow(/PORT[^]*DATABASE_URL[^]*SMTP_URL|PORT[^]*RATE_LIMIT/)
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('SITE_URL')
})

test('a site has an address, and mails that go out have somebody they come from', () => {
  const production = { NODE_ENV: 'production', SITE_URL: 'https://llar.example' }
  const mails = { ...production, SMTP_URL: 'smtp://mail.example' }
  expect(() => readEnv({ ...production, SITE_URL: '' })).toThrow('SITE_URL is needed')
  expect(() => readEnv({ ...mails, MAIL_FROM: '' })).toThrow('MAIL_FROM is needed with SMTP_URL')
  expect(readEnv({ ...mails, MAIL_FROM: 'a@b.example' }).mailFrom).toBe('a@b.example')
})

test('a password that ends an address is told how it is written', () => {
  const DATABASE_URL = 'postgres://llar:a/b+c=@database:5432/llar'
  expect(() => readEnv({ DATABASE_URL })).toThrow('DATABASE_URL must be an address')
  expect(() => readEnv({ DATABASE_URL })).toThrow('/ ? # @ are %2F %3F %23 %40')
})

test('devices keep the desk unless the operator says off, and nothing else', () => {
  expect(readEnv({}).offlineDesk).toBe(true)
  expect(readEnv({ OFFLINE_DESK: 'off' }).offlineDesk).toBe(false)
  expect(() => readEnv({ OFFLINE_DESK: 'no' })).toThrow('OFFLINE_DESK must be on or off')
})

test('the operator is one address or nobody', () => {
  expect(readEnv({ OPERATOR_EMAIL: ' site@example.org ' }).operatorEmail).toBe('site@example.org')
  expect(readEnv({}).operatorEmail).toBeNull()
  expect(() => readEnv({ OPERATOR_EMAIL: 'a@b.example, c@d.example' })).toThrow('OPERATOR_EMAIL')
})

test('the operators are people by their e-mails, or nobody', () => {
  expect(readEnv({ OPERATORS: ' Ana@Example.org, b@example.org,' }).operators).toEqual([
    'ana@example.org',
    'b@example.org',
  ])
  expect(readEnv({}).operators).toEqual([])
  expect(() => readEnv({ OPERATORS: 'ana@example.org b@example.org' })).toThrow('OPERATORS')
})

test('who vouches for people: a Firebase project whole or not at all, and no double in production', () => {
  expect(readEnv({}).identity).toEqual({
    firebase: null,
    firebaseJwksUrl: null,
    googleClientIds: [],
    appleClientIds: [],
  })
  const set = readEnv({
    FIREBASE_PROJECT_ID: 'llar-1',
    FIREBASE_API_KEY: 'key',
    GOOGLE_CLIENT_IDS: 'a, b',
  }).identity
  expect([set.firebase?.authDomain, set.googleClientIds]).toEqual([
    'llar-1.firebaseapp.com',
    ['a', 'b'],
  ])
  expect(() => readEnv({ FIREBASE_API_KEY: 'key' })).toThrow(
    'FIREBASE_PROJECT_ID and FIREBASE_API_KEY',
  )
  expect(() =>
    readEnv({
      FIREBASE_PROJECT_ID: 'llar-1',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: "x.com; script-src 'unsafe-inline'",
    }),
  ).toThrow('FIREBASE_AUTH_DOMAIN')
  const production = { NODE_ENV: 'production', SITE_URL: 'https://llar.example' }
  expect(() => readEnv({ ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow(
    'FIREBASE_AUTH_EMULATOR_HOST',
  )
  expect(() => readEnv({ ...production, FIREBASE_JWKS_URL: 'http://127.0.0.1/keys' })).toThrow(
    'FIREBASE_JWKS_URL',
  )
})

test('a list of link secrets opens what its whole text, or a lone one of it, has signed', async () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
  const signedBy = (value: string) => readEnv({ LINK_SECRET: value }).linkSecrets
  expect(signedBy('')).toEqual([])
  expect(signedBy(first)).toEqual([first])
  expect(signedBy(`${first}, ${second}`).slice(0, 2)).toEqual([first, second])
  // The one before was taken away and its comma was not; or a secret of before had a comma in it.
  expect(signedBy(`${first},`)[0]).toBe(first)
  for (const whole of [`${first},`, `${first},${second}`, `${first},short`])
    expect(signedBy(whole)).toContain(whole)
  expect(() => signedBy('short,short')).toThrow('LINK_SECRET')
})

test('websites at hosts of their own: none unless set, and every wrong setting is named', () => {
  expect(readEnv({}).sites).toMatchObject({ domain: null, target: null, addresses: [] })
  expect(readEnv({}).tlsAskPort).toBe(0)
  expect(
    readEnv({
      SITES_DOMAIN: 'Webs.Example.',
      SITES_IP: '192.0.2.1, 2001:db8::1',
      TLS_ASK_PORT: '9123',
    }),
  ).toMatchObject({
    sites: {
      domain: 'webs.example',
      target: 'sites.webs.example',
      addresses: ['192.0.2.1', '2001:db8::1'],
      authorities: ['letsencrypt.org'],
      nameServers: ['1.1.1.1', '9.9.9.9'],
    },
    tlsAskPort: 9123,
  })
  expect(readEnv({ DNS_SERVERS: 'system' }).sites.nameServers).toEqual([])
  for (const wrong of [
    { SITES_DOMAIN: 'webs' },
    { SITES_TARGET: '192.0.2.1' },
    { SITES_IP: 'x' },
    { DNS_SERVERS: 'dns.example' },
    { TLS_ASK_PORT: '-1' },
  ])
    expect(() => readEnv(wrong)).toThrow(Object.keys(wrong)[0])
})

test('proxies: hops or addresses', () => {
  expect(
    ['1', 'false', '10.0.0.0/8'].map((TRUST_PROXY) => readEnv({ TRUST_PROXY }).trustProxy),
  ).toEqual([1, false, '10.0.0.0/8'])
})

test('an address of the database itself means something only beside one through a pooler', () => {
  const url = 'postgres://llar@db.example/llar'
  expect(
    readEnv({ DATABASE_URL: 'postgres://llar@pool.example/llar', DATABASE_DIRECT_URL: url })
      .databaseDirectUrl,
  ).toBe(url)
  expect(readEnv({}).databaseDirectUrl).toBeNull()
  expect(() => readEnv({ DATABASE_DIRECT_URL: url })).toThrow(
    'DATABASE_DIRECT_URL is nothing without DATABASE_URL',
  )
})

test('replicas are addresses of PostgreSQL, beside the database itself', () => {
  const url = 'postgres://llar@db/llar'
  expect(readEnv({}).databaseReadUrls).toEqual([])
  expect(
    readEnv({ DATABASE_URL: url, DATABASE_READ_URLS: `${url}1, ${url}2,` }).databaseReadUrls,
  ).toEqual([`${url}1`, `${url}2`])
  expect(() => readEnv({ DATABASE_READ_URLS: url })).toThrow('nothing without DATABASE_URL')
  expect(() => readEnv({ DATABASE_URL: url, DATABASE_READ_URLS: 'http://x' })).toThrow('READ_URLS')
})

test('statements are cut short only where no jobs are', () => {
  expect(readEnv({}).pool).toEqual({ max: 10, statementMs: 0 })
  const set = { DB_POOL: '4', DB_STATEMENT_TIMEOUT: '5' }
  expect(readEnv({ ...set, JOB_WORKERS: '0' }).pool).toEqual({ max: 4, statementMs: 5000 })
  expect(() => readEnv(set)).toThrow('needs JOB_WORKERS=0')
  expect(() => readEnv({ DB_POOL: '1' })).toThrow('DB_POOL')
})

test('caches in front are told at their addresses, by what opens them', () => {
  expect(readEnv({})).toMatchObject({ edge: null, sitesShared: false })
  const set = {
    EDGE_PURGE_URL: 'http://a:6081, https://cdn.example/purge',
    EDGE_PURGE_METHOD: 'POST',
    EDGE_PURGE_HEADER: 'Fastly-Key: abc def',
    SITES_SHARED: 'on',
  }
  expect(readEnv(set)).toMatchObject({
    edge: {
      urls: ['http://a:6081', 'https://cdn.example/purge'],
      method: 'POST',
      header: ['Fastly-Key', 'abc def'],
    },
    sitesShared: true,
  })
  expect(() => readEnv({ EDGE_PURGE_URL: 'varnish:6081' })).toThrow('EDGE_PURGE_URL')
  expect(() => readEnv({ EDGE_PURGE_METHOD: 'GET' })).toThrow('EDGE_PURGE_METHOD')
  expect(() => readEnv({ EDGE_PURGE_HEADER: 'abc' })).toThrow('EDGE_PURGE_HEADER')
  expect(() => readEnv({ SITES_SHARED: 'yes' })).toThrow('SITES_SHARED')
})

test('traces are sent where an endpoint is named, all of them or a share', () => {
  expect(readEnv({}).tracing).toBeNull()
  const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
  expect(readEnv(set).tracing).toEqual({ share: 1 })
  expect(readEnv({ ...set, OTEL_TRACES_SAMPLER_ARG: '0.05' }).tracing).toEqual({ share: 0.05 })
  expect(() => readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' })).toThrow('OTEL_EXPORTER')
  expect(() => readEnv({ ...set, OTEL_TRACES_SAMPLER_ARG: 'all' })).toThrow('OTEL_TRACES_SAMPLER')
})
