import { oneCommand } from '../part.ts'

export const name = 'format'

/** Every file stands as the formatter writes it; `npx oxfmt` (or `npm run format`) writes it so. */
export const run = () => oneCommand('oxfmt', ['--check', '.'])
