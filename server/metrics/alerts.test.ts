import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { ALERTS } from './alerts.ts'
import { METRICS } from './names.ts'
import { rulesTest, rulesText } from './rules.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WORDS = /\b(?:llar|http|nodejs|process)_[a-z0-9_]+/g

test('each alert, and each objective, asks for metrics that are told', () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const known = new Set([
    ...Object.keys(METRICS),
    ...registry.getMetricsAsArray().map(({ name }) => name),
  ])
  registry.clear()
  const texts = [
    ...ALERTS.map(({ name, expr }) => [name, expr]),
    ['docs/slo.md', readFileSync(path.join(ROOT, 'docs/slo.md'), 'utf8')],
  ]
  for (const [where, text = ''] of texts)
    for (const [word] of text.matchAll(WORDS))
      expect(known, `${where} asks for ${word}`).toContain(
        word.replace(/_(?:bucket|count|sum)$/, ''),
      )
  expect(new Set(ALERTS.map(({ name }) => name)).size).toBe(ALERTS.length)
})

test('the rules that operators copy are those of the list', () => {
  expect(readFileSync(path.join(ROOT, 'docs/examples/alerts.yaml'), 'utf8')).toBe(rulesText())
})

test('each sounds by what it is for and is quiet otherwise, by promtool', () => {
  const promtool = process.env['PROMTOOL'] ?? 'promtool'
  if (spawnSync(promtool, ['--version']).error) {
    console.log('promtool is not installed (Debian: prometheus): the rules were not tried by it')
    return
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'llar-alerts-'))
  try {
    writeFileSync(path.join(folder, 'rules.yaml'), rulesText())
    writeFileSync(path.join(folder, 'test.yaml'), rulesTest('rules.yaml'))
    const { status, stdout, stderr } = spawnSync(
      promtool,
      ['test', 'rules', path.join(folder, 'test.yaml')],
      { encoding: 'utf8' },
    )
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
