import { blockContract } from './format/block-style.ts'
import { oneCommand, ROOT } from './part.ts'

/** `npm run format`: the code by the formatter, the contract in block style. */
for (const file of blockContract(ROOT, { write: true })) console.log(file)
const { failed } = await oneCommand('oxfmt', ['--write', '.'])
process.exitCode = failed
