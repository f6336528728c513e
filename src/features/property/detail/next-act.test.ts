import { expect, it } from 'vitest'
import type { Property, PropertyQualityItem, PropertyStatus } from '../../../../generated/model'
import { lackingOf, nextAct } from './next-act'

const item = (key: string, state: PropertyQualityItem['state'], step = 1) =>
  ({ key, state, step, field: `basics.${key}`, needed: true }) as PropertyQualityItem
const home = (
  status: PropertyStatus,
  items: PropertyQualityItem[] = [],
  endsOn?: string,
): Property =>
  ({
    status,
    publishedAt: null,
    quality: { completenessPct: 0, items },
    ...(endsOn && { mandate: { endsOn } }),
  }) as unknown as Property
const TODAY = '2026-11-28'

it.each([
  ['archived', [], 'restore'],
  ['draft', [item('photo', 'missing')], 'complete'],
  ['draft', [item('subtype', 'advice'), item('price', 'done')], 'publish'],
  ['withdrawn', [], 'publish'],
  ['expired', [item('mandateInForce', 'error', 6)], 'complete'],
  ['active', [], 'reserve'],
  ['reserved', [], 'close'],
] as const)('%s leads on by %s', (status, items, act) => {
  expect(nextAct(home(status, [...items]), TODAY)?.act).toBe(act)
})

it('nothing leads on from a closed home', () => {
  expect(nextAct(home('closed'), TODAY)).toBeNull()
})

it('a mandate that ran out comes before everything on the market', () => {
  expect(nextAct(home('active', [], '2026-11-27'), TODAY)).toEqual({ act: 'renew' })
  expect(nextAct(home('active', [], TODAY), TODAY)).toEqual({ act: 'reserve' })
})

it('what is missing begins with what is wrong', () => {
  const lacking = lackingOf(
    home('draft', [
      item('price', 'missing'),
      item('energyExpired', 'error', 5),
      item('title', 'advice', 7),
    ]),
  )
  expect(lacking.map(({ key }) => key)).toEqual(['energyExpired', 'price'])
})
