import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { rulesText } from '../server/metrics/rules.ts'

const FILE = path.resolve(import.meta.dirname, '../docs/examples/alerts.yaml')

// npm run alerts: the rules for Prometheus, from the one list of server/metrics/alerts.ts.
writeFileSync(FILE, rulesText())
console.log(path.relative('.', FILE))
