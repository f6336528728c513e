import { blockContract } from '../format/block-style.ts'
import { oneCommand, ROOT, type Result } from '../part.ts'

export const name = 'format'
export const cores = 1

/** Every file stands as `npm run format` writes it. */
export async function run(): Promise<Result> {
  const contract = blockContract(ROOT, { write: false })
  for (const file of contract) console.error(`${file}: not in block style: npm run format`)
  const code = await oneCommand('oxfmt', ['--check', '.'])
  return { passed: code.passed, failed: code.failed + contract.length }
}
