import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobs } from '../app.ts'
import { classOf, ONE_EACH, type JobClass } from './classes.ts'
import type { JobDefinition } from './index.ts'

const MODULES = new URL('../modules/', import.meta.url)
const roomOf = (path: string): string => path.replaceAll('\\', '/').split('/')[0] ?? ''

test('every room that declares jobs has them run: what it adds to the queue else waits for nobody', async () => {
  const declares = globSync('*/**/*.ts', { cwd: MODULES }).filter(
    (path) =>
      !path.endsWith('.test.ts') &&
      readFileSync(new URL(path, MODULES), 'utf8').includes('registerJob'),
  )
  const listed = new Set(jobs.map(({ kind }) => kind))
  const forgotten = await Promise.all(
    [...new Set(declares.map(roomOf))].map(async (room) => {
      const door = (await import(new URL(`${room}/index.ts`, MODULES).href)) as {
        jobs?: JobDefinition[]
      }
      if (!door.jobs) return [`${room}: its index.ts exports no jobs`]
      return door.jobs.flatMap(({ kind }) => (listed.has(kind) ? [] : [kind]))
    }),
  )
  expect(forgotten.flat()).toEqual([])
})

test('no mail goes out in a loop that the first address that is refused would end', () => {
  const found = globSync('**/*.ts', { cwd: MODULES }).filter(
    (path) =>
      !/\.(test|fixture)\.ts$/.test(path) &&
      readFileSync(new URL(path, MODULES), 'utf8')
        .split('\n}\n')
        .some((part) => /\n +for \([^]*mail\.send\(/.test(part)),
  )
  expect(found).toEqual([])
})

/** Mails that go to many in the same hour. */
const NEWS = [
  'owner.month-mail',
  'saved.mail',
  'search.mail',
  'site.report-mail',
  'subscription.mail',
]

const classOfKind = (kind: string): JobClass => {
  const job = jobs.find((one) => one.kind === kind)
  if (!job) throw new Error(`nobody does ${kind}`)
  return classOf(job)
}

/** Kinds that send mail and are not called so. */
const MAILS = [
  'chat.report',
  'invoice.send',
  'network.invite',
  'operator.told',
  'referral.operator',
  'referral.owner',
  'search.confirm',
  'user.erased',
]

test('a mail server that hangs holds up mails alone', () => {
  const known = new Set(jobs.map(({ kind }) => kind))
  expect(MAILS.filter((kind) => !known.has(kind))).toEqual([])
  const mails = new Set([...NEWS, 'user.mail'].map((one) => classOfKind(one)))
  const others = jobs.filter((job) => !mails.has(classOf(job))).map(({ kind }) => kind)
  expect(others.filter((kind) => kind.endsWith('mail') || MAILS.includes(kind))).toEqual([])
  const beside = jobs.filter((job) => mails.has(classOf(job))).map(({ kind }) => kind)
  expect(beside.filter((kind) => !kind.endsWith('mail') && !MAILS.includes(kind))).toEqual([])
})

test('what many are told in the same hour keeps no link waiting that somebody asked for', () => {
  const asked = ['user.mail', 'search.confirm', 'visit.mail', 'agenda.remind-mail'].map(classOfKind)
  expect(NEWS.filter((kind) => asked.includes(classOfKind(kind)))).toEqual([])
  // Who finds whom to tell, each search and each home of its own, stands before no moment.
  const moments = ['agenda.remind', 'visit.tell'].map(classOfKind)
  expect(
    ['search.tell', 'saved.news'].map(classOfKind).filter((one) => moments.includes(one)),
  ).toEqual([])
})

test('hosts that whoever has an account may name hold up nothing but their own kind', () => {
  for (const kind of ['notification.push', 'site.domains', 'takeout.import']) {
    const own = jobs.find((job) => job.kind === kind)
    const beside = jobs.filter((job) => own && classOf(job) === classOf(own))
    expect(beside.map((job) => job.kind)).toEqual([kind])
  }
  const each = ['pushes', 'takeouts'] as const
  expect(each.filter((name) => !ONE_EACH.has(name))).toEqual([])
})

test('a payment service that hangs holds up nothing that the house does by the clock', () => {
  for (const kind of ['payment.payout', 'payment.reconcile', 'subscription.cards']) {
    const own = jobs.find((job) => job.kind === kind)
    const beside = jobs.filter((job) => own && classOf(job) === classOf(own))
    const rooms = new Set(beside.map((job) => job.kind.split('.')[0]))
    expect([...rooms]).toEqual([kind.split('.')[0]])
  }
})

/** What is asked by which kinds: any of these may hang, with whoever waits for it. */
const SERVICES = {
  payments: [
    'payment.apply',
    'payment.settle',
    'subscription.card',
    'subscription.forget',
    'order.due',
  ],
  google: ['calendar.google-sync', 'calendar.google-revoke'],
  portals: ['publication.push'],
  mirror: ['chat.mirror', 'chat.left', 'chat.forget'],
}

test('services that hang hold up nobody who asks another', () => {
  const known = new Map(jobs.map((job) => [job.kind, classOf(job)]))
  const classes = Object.values(SERVICES).map(
    (kinds) => new Set(kinds.map((one) => known.get(one))),
  )
  expect(classes.filter((own) => own.has(undefined))).toEqual([])
  const all = classes.flatMap((own) => [...own])
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
  const beside = jobs.filter((job) => all.includes(classOf(job))).map(({ kind }) => kind)
  expect(beside.toSorted()).toEqual(Object.values(SERVICES).flat().toSorted())
  expect(ONE_EACH.has('portals')).toBe(true)
})

/** Kinds that ask a service by the clock, minutes where it hangs; another run begins meanwhile. */
const ASK = ['fiscal.send', 'order.due', 'site.domains', 'subscription.cards']

/** Kinds that remove files, half a minute for each while the store is silent. */
const REMOVE = [
  'chat.file',
  'expense.drop',
  'inbox.file',
  'order.paper.drop',
  'property.document.drop',
  'property.media.drop',
  'referral.proof.drop',
  'rental.forget',
  'takeout.remove',
]

test('a store of files that is silent holds up its own removals alone', () => {
  const classes = new Set(jobs.filter(({ kind }) => REMOVE.includes(kind)).map(classOf))
  const beside = jobs.filter((job) => classes.has(classOf(job)))
  expect(beside.map(({ kind }) => kind).toSorted()).toEqual(REMOVE)
})

test('a service that hangs holds up no moment', () => {
  const known = new Map(jobs.map((job) => [job.kind, classOf(job)]))
  expect(ASK.filter((kind) => (known.get(kind) ?? 'interactive') === 'interactive')).toEqual([])
})
