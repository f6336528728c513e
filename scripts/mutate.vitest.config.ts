import { defineConfig } from 'vitest/config'

/** The pure tests of what `npm run mutate` changes (stryker.config.json): no database, no browser. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'server/contract/permissions.test.ts',
      'server/contract/rights/*.test.ts',
      'server/modules/{contact,property}/*.policy.test.ts',
      'server/modules/match/engine/*.test.ts',
      'server/modules/cost/{brackets,cost,purchase,rent}.test.ts',
      'server/modules/deal/money.test.ts',
      'server/modules/import/feed/gate.test.ts',
      'server/modules/import/kyero/kyero.test.ts',
      'server/modules/import/terms/{energy,values}.test.ts',
      'src/lib/format.test.ts',
    ],
  },
})
