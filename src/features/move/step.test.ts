import { describe, expect, it } from 'vitest'
import type { Move, MovePhase } from '../../../generated/model'
import { laneOf, placeOf, scaleOf } from './run/scale'
import { standings, stepOf } from './step'

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 24, 9, minutes)).toISOString()
const phase = (more: Partial<MovePhase>): MovePhase => ({
  kind: 'home',
  done: 301,
  total: 612,
  failed: 0,
  startedAt: at(5),
  endedAt: null,
  estimate: at(144),
  ...more,
})
const move = (more: Partial<Move>): Move =>
  ({ startedAt: at(5), issues: [], tokenHint: '…16F2', phases: [phase({})], ...more }) as Move

describe('the step of a move', () => {
  it('follows from how the move stands', () => {
    expect(stepOf(null)).toBe('key')
    expect(stepOf(move({ state: 'checking', startedAt: null }))).toBe('check')
    expect(stepOf(move({ state: 'failed', startedAt: null }))).toBe('key')
    expect(stepOf(move({ state: 'failed' }))).toBe('bring')
    expect(stepOf(move({ state: 'waiting' }))).toBe('bring')
    expect(stepOf(move({ state: 'done' }))).toBe('review')
    expect(stepOf(move({ state: 'undone' }))).toBe('key')
  })

  it('says that somebody has to say who is who, and that the key is gone', () => {
    const asks = move({ state: 'running', issues: [{ kind: 'people', count: 7, message: '' }] })
    expect(standings(asks)).toMatchObject({ plan: 'done', people: 'asks', bring: 'now' })
    expect(standings(move({ state: 'done', tokenHint: null }))).toMatchObject({
      review: 'now',
      erase: 'done',
    })
  })
})

describe('the clock of a move', () => {
  const now = new Date(at(72)).getTime()
  const running = move({ state: 'running', estimate: at(144) })

  it('reaches from before the start to after the end, in at most seven marks', () => {
    const scale = scaleOf(running, now)
    expect([scale.from, scale.to].map((ms) => new Date(ms).toISOString())).toEqual([at(0), at(150)])
    expect(scale.marks).toHaveLength(6)
  })

  it('draws what is behind up to now, and what is ahead from now on', () => {
    const scale = scaleOf(running, now)
    const { done, ahead } = laneOf(phase({}), scale, now)
    expect(done?.[1]).toBe(placeOf(scale, now))
    expect(ahead).toEqual([placeOf(scale, now), placeOf(scale, new Date(at(144)).getTime())])
    expect(laneOf(phase({ endedAt: at(59), estimate: null }), scale, now).ahead).toBeNull()
  })
})
