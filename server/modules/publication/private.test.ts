import { expect, it } from 'vitest'
import { agencyOf, homeOf } from '../listing/homes.fixture.ts'
import { publicView } from '../listing/index.ts'
import { CANARY, fullSteps, NUMBER } from '../listing/projection/full-steps.fixture.ts'
import type { OutSettings } from '../integration/index.ts'
import { WRITERS } from './writers.ts'

const NOW = new Date('2026-06-01T10:00:00Z')
const SETTINGS: OutSettings = { level: '3.8', choice: {}, content: { contact: 'agent' } }

it.each(Object.entries(WRITERS))(
  'exchange.md section 2: no field that is not public is in a fragment of %s',
  (_provider, writer) => {
    for (const addressVisibility of ['full', 'street', 'hidden'] as const)
      for (const operation of ['V', 'A', 'TDA'] as const) {
        const { steps, hidden } = fullSteps()
        const source = homeOf(agencyOf('Llevant'), steps)
        const { basics, location } = source.property
        const rentPeriod = 'MONTH' as const
        basics.offers = basics.offers.map((offer) => ({ ...offer, operation, rentPeriod }))
        if (location) Object.assign(location, { municipalityIne: '07061', addressVisibility })
        const { issues, text } = writer.draw(publicView(source, []), SETTINGS)
        const told = text(NOW) + JSON.stringify(issues)
        expect(told).toContain('abierto')
        expect(told).not.toContain(CANARY)
        expect(told).not.toContain(String(NUMBER))
        expect(hidden.length).toBeGreaterThan(40)
      }
  },
)
