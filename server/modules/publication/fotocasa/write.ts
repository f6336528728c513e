import type { Writer } from '../writer.ts'
import { check } from './check.ts'
import { map } from './map.ts'
import { portal } from './portal.ts'

/** Homes for Fotocasa, each sent as it changes. By what integrators note of its import API. */
export const fotocasa: Writer = {
  file: null,
  untried: 'format',
  portal,
  mapVersion: 1,
  mediaType: 'application/json',
  head: () => '',
  between: '\n',
  tail: '',
  draw: (listing, settings) => {
    const home = map(listing, settings)
    return { issues: check(listing, home), text: () => JSON.stringify(home) }
  },
}
