import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type Result } from '../part.ts'

export const name = 'no mock in the build'
export const cores = 1

/** What only mocks, their library and their data have in them. */
const TRACES = [
  'mockServiceWorker',
  'onUnhandledFrame',
  '@faker-js',
  'x-mock-scenario',
  'llar.mock',
  'correu.example',
]

/** Nothing of the mocks reaches what is served: every text file of both builds is searched. */
export async function run(): Promise<Result> {
  const folder = join(ROOT, 'dist')
  if (!existsSync(folder)) {
    console.error('There is no build: run this together with the part "build".')
    return { passed: 0, failed: 1 }
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:m?js|css|html|json|map)$/.test(file),
  )
  const found = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [
      ...TRACES.filter((trace) => text.includes(trace)).map(
        (trace) => `dist/${file} has ${trace} in it`,
      ),
      ...(/mockServiceWorker/.test(file) ? [`dist/${file} is the worker of the mocks`] : []),
    ]
  })
  if (found.length > 0) console.error(found.map((one) => `- ${one}`).join('\n'))
  return { passed: files.length, failed: found.length }
}
