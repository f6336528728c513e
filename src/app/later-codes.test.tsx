import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PassportState } from '../../generated/model'
import { LightSign } from '../features/passport/light-sign'
import { nextOf } from '../features/demand/parts/next'
import { byCode } from '../lib/by-code'

const LATER: string = 'laterCode'
const INHERITED: string = 'toString'

describe('codes of a later version', () => {
  it('have what stands for all that is unknown, and known ones their own', () => {
    const table = { red: 1, green: 2 }
    expect(byCode(table, 'green', 0)).toBe(2)
    expect(byCode(table, LATER as 'red', 0)).toBe(0)
    expect(byCode(table, INHERITED as 'red', 0)).toBe(0)
  })

  it('leave a screen whole', () => {
    const { container } = render(<LightSign state={LATER as PassportState} />)
    expect(container.querySelector('.is-neutral svg')).not.toBeNull()
    expect(nextOf(LATER as 'SEARCH')).toEqual([])
  })
})

/** A component, or several, looked up by something that is no number and no word of the line. */
const LOOKED_UP = /const (?:[A-Z]\w*|\[[A-Z].*\]) = (?:\w+|\{.*\})\[[a-zA-Z][^\]]*\]$/gm

/** Looked up by codes of the page itself, which no server says. */
const OWN_CODES = [
  'src/app/dialog-host.tsx',
  'src/features/operator/operator-page.tsx',
  'src/features/property/wizard/steps-bar.tsx',
  'src/features/site/frame/save-state.tsx',
  'src/site/parts/icon.tsx',
]
/** A published website's document, which the server that draws it has read by its own contract. */
const OF_THE_SERVER = ['src/site/sections/legal.tsx']
/** Tables of some codes only, whose readers look whether there is one. */
const OF_SOME = [
  'src/app/routes/user/people-screen.tsx',
  'src/features/integration/parts/provider-mark.tsx',
]

it('no component is looked up by a code of an answer without something for unknown ones', () => {
  const root = join(import.meta.dirname, '..', '..')
  const found = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(LOOKED_UP)].map(() => file),
  )
  expect(found.toSorted()).toEqual([...OWN_CODES, ...OF_THE_SERVER, ...OF_SOME].toSorted())
})
