import { saveFile } from '../../../lib/save-file'
import type { Placed } from './store'

/** What was written, as a file of its person's own. */
export const download = (writes: readonly Placed[]): void => {
  const told = writes.map(({ operation, url, data, at }) => ({ operation, url, data, at }))
  saveFile('llar.json', new Blob([JSON.stringify(told, null, 2)], { type: 'application/json' }))
}
