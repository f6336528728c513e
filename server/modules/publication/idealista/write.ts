import type { Writer } from '../writer.ts'
import { check, fit } from './check.ts'
import { map, type IdealistaHome } from './map.ts'

const pad = (value: number): string => String(value).padStart(2, '0')

/** A moment as they write it, UTC. */
const stamp = (at: Date): string =>
  `${at.getUTCFullYear()}/${pad(at.getUTCMonth() + 1)}/${pad(at.getUTCDate())} ` +
  `${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}:${pad(at.getUTCSeconds())}`

/** They refuse an empty list of pictures or texts. */
const json = ({ propertyDescriptions, propertyImages, ...home }: IdealistaHome): string =>
  JSON.stringify({
    ...home,
    ...(propertyDescriptions.length > 0 && { propertyDescriptions }),
    ...(propertyImages.length > 0 && { propertyImages }),
  })

/**
 * Idealista feed v6, secondhand homes. How the file reaches Idealista is not in its schemas: it is
 * read at its address or downloaded; sending it waits for their terms.
 */
export const idealista: Writer = {
  file: 'idealista.json',
  defaults: { visibility: 'idealista' },
  untried: 'format',
  mapVersion: 1,
  mediaType: 'application/json',
  head: ({ customerCode, customerReference }, { id, at }) => {
    const customer = {
      customerCountry: 'Spain',
      ...(customerCode && { customerCode }),
      ...(customerCode === undefined && { customerReference: customerReference ?? id }),
      ...(customerCode && customerReference && { customerReference }),
      customerSendDate: stamp(at),
    }
    return `${JSON.stringify(customer).slice(0, -1)},"customerProperties":[\n`
  },
  between: ',\n',
  tail: '\n]}\n',
  draw: (listing, settings) => {
    const drawn = map(listing, settings)
    return {
      issues: check(listing, drawn, settings),
      text: () => drawn.flatMap(({ asked, home }) => (asked ? json(fit(home)) : [])).join(',\n'),
    }
  },
}
