import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { sql } from './index.ts'

let server: TestDeps
beforeAll(async () => (server = await testDeps()))
afterAll(() => server.close())

/** Values of the house itself, which no contract states, and roles, by which rights are given. */
const OF_THE_HOUSE = [
  'app_user_role_check',
  'contact_reach_kind_check',
  'google_calendar_state_check',
  'intake_run_by_role_check',
  'intake_touch_undone_check',
  'integration_direction_check',
  'job_state_check',
  'listing_news_kind_check',
  'listing_state_check',
  'match_due_kind_check',
  'push_registration_transport_check',
  'user_identity_provider_check',
]

test('no table states the values of an enumeration, which the contract does', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
      and pg_get_constraintdef(oid) like 'CHECK ((% = ANY (ARRAY[''%'
    order by conname`.execute(server.deps.db)
  expect(rows.map(({ name }) => name)).toEqual(OF_THE_HOUSE)
})

/** Of jobs, and of calls to the payment service: states of the house. */
const OWN_STATES = ['job_once', 'payment_try_open', 'payout_open', 'subscription_card_try_open']

test('what there is one of at a time is known by what is over', async () => {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'
      and indexdef ~ 'WHERE .*(state|stage|status) = '
    order by indexname`.execute(server.deps.db)
  expect(rows.map(({ name }) => name)).toEqual(OWN_STATES)
})
