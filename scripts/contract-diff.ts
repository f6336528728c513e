import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BREAKS, current, earlier, RELEASED } from './contract/breaks.ts'
import { CHANGELOG, releasedChangelog } from './contract/changelog.ts'
import { diffContracts, type Finding } from './contract/diff.ts'
import { diffStored } from './contract/stored.ts'
import { GENERATED, OPENAPI } from './generate/paths.ts'

const HEAD =
  '# Breaks of the contract since its last release, each with its reason (npm run ' +
  'contract:diff). Emptied by a release.\n'

/** A list of findings under a heading, each with those who meet it. */
function show(title: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return
  console.log(`\n${title} (${findings.length})`)
  for (const { where, what, operations } of findings)
    console.log(
      `  ${where}: ${what}${
        where.startsWith(operations[0] ?? '-')
          ? ''
          : `\n    in ${operations.slice(0, 6).join(', ')}` +
            `${operations.length > 6 ? ` and ${operations.length - 6} more` : ''}`
      }`,
    )
}

/**
 * Makes the contract of today the one later changes are held against; what waits in the changelog
 * has its version.
 */
function release(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`A version looks like 1.2.0, not ${version}`)
  // First, since it may refuse: then nothing has been written.
  const changelog = releasedChangelog(
    readFileSync(CHANGELOG, 'utf8'),
    version,
    new Date().toISOString().slice(0, 10),
  )
  const file = join(OPENAPI, 'openapi.yaml')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^ {2}version: .*$/m, `  version: ${version}`),
  )
  const json = readFileSync(join(GENERATED, 'openapi.json'), 'utf8').replace(
    /"version": "[^"]*"/,
    `"version": "${version}"`,
  )
  writeFileSync(RELEASED, `${JSON.stringify(JSON.parse(json))}\n`)
  writeFileSync(BREAKS, HEAD)
  writeFileSync(CHANGELOG, changelog)
  console.log(`Released ${version}: run npm run generate.`)
}

/**
 * `npm run contract:diff [REV]`: what is different from the contract of a git revision (or of the
 * last release), for whom, in words. `npm run contract:diff -- --release VERSION` makes today's
 * contract the released one.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args[0] === '--release') return release(args[1] ?? '')
  const [old, now] = [await earlier(args[0]), current()]
  const findings = diffContracts(old, now)
  const broken = findings.filter(({ breaks }) => breaks)
  show(
    'Breaks who sends requests',
    broken.filter(({ side }) => side === 'request'),
  )
  show(
    'Breaks who reads replies',
    broken.filter(({ side }) => side === 'reply'),
  )
  show(
    'Breaks nobody',
    findings.filter(({ breaks }) => !breaks),
  )
  const stored = diffStored(old, now)
  if (stored.length > 0) console.log(`\nMay be stored, and is read without it (${stored.length})`)
  for (const { where, what, columns, readAs } of stored)
    console.log(
      `  ${where}: ${what}${readAs === null ? '' : `, read as ${readAs}`}\n    in ${columns.join(', ')}`,
    )
  console.log(
    findings.length === 0
      ? 'The contract is the same.'
      : `\n${broken.length} breaks, ${findings.length - broken.length} other changes.`,
  )
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
