import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AnalysisHome, Move, PassportState } from '../../generated/model'
import { ActLink } from '../features/analysis/stock/act-link'
import { settingsForm } from '../features/integration/settings/settings-key'
import { stepOf } from '../features/move/step'
import { LightSign } from '../features/passport/light-sign'
import { nextOf } from '../features/demand/parts/next'
import { createI18n, I18nextProvider } from '../i18n'
import { byCode } from '../lib/by-code'
import { stepAddress } from '../lib/field-address'

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

  it('lead nowhere, or to what is known, instead of ending the page', async () => {
    const home = { act: LATER, propertyId: 'h1', title: 'Casa' } as unknown as AnalysisHome
    const { container } = render(
      <I18nextProvider i18n={await createI18n('en', ['analysis'])}>
        <ActLink home={home} />
      </I18nextProvider>,
    )
    expect(container.textContent).toBe('')
    expect(settingsForm(LATER as 'kyero')).toBeNull()
    expect(settingsForm('kyero')).toBe('KyeroSettings')
    const first = '/auth/cartera/inmueble/editar/h1'
    expect([1, 2, 9].map((step) => stepAddress('h1', step))).toEqual([
      first,
      `${first}/step-2`,
      first,
    ])
    expect(stepOf({ state: LATER, startedAt: null } as unknown as Move)).toBe('check')
    expect(stepOf({ state: LATER, startedAt: '2026-11-30' } as unknown as Move)).toBe('bring')
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

/** A function, or a part, of what a table has for a name. */
const CALLED = /\b[A-Z][A-Z_]+\[[a-z][\w.]*\](?:\(|\.)/
/** Their names are the page's own, or were looked at before. */
const NAMED_HERE = [
  'src/app/page-sources.ts',
  'src/app/workspace/later/use-sending.ts',
  'src/app/workspace/palette/groups.ts',
  'src/entry-server.tsx',
  'src/features/audit/audit-query.ts',
  'src/features/listing/search/describe.ts',
  'src/features/listing/search/filter-fields.tsx',
  'src/features/listing/search/search-state.ts',
  'src/features/rental/answers.ts',
  'src/features/saved/list/sort.ts',
  'src/lib/href.ts',
  'src/site/page/head.tsx',
]

it('nothing is called or read out of a table by a code of an answer', () => {
  const root = join(import.meta.dirname, '..', '..')
  const found = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => CALLED.test(readFileSync(join(root, file), 'utf8')))
  expect(found.toSorted()).toEqual(NAMED_HERE)
})
