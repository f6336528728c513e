import { parseArgs } from 'node:util'
import { ROWS, STATES } from './mock-walk/states.ts'
import { walk } from './mock-walk/walk.ts'

/**
 * `npm run mock:walk [-- --screen NAME] [--state NAME] [--pictures FOLDER] [--width 360]`: every
 * screen in every state and row of the error catalogue, on the mock, in a real browser
 * (docs/how-to/test-on-the-mock.md).
 */
const text = { type: 'string', multiple: true } as const
const { values } = parseArgs({
  options: {
    screen: text,
    state: text,
    pictures: { type: 'string' },
    width: { type: 'string', default: '1280' },
  },
})
const states = [...STATES, ...ROWS].filter(
  ({ name }) => values.state === undefined || values.state.includes(name),
)
const started = performance.now()
const { looks, faults } = await walk({
  states,
  only: values.screen ?? [],
  viewport: { width: Number(values.width), height: 900 },
  ...(values.pictures === undefined ? {} : { pictures: values.pictures }),
})
console.log(
  `${looks} looks, ${faults.length} faults, ${((performance.now() - started) / 1000).toFixed(0)} s`,
)
process.exitCode = faults.length === 0 ? 0 : 1
